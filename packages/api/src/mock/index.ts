/** The service in memory, typed by the contract: for stories and tests of screens. */
export { type Asked, type Mock, mock, mockEnvironment, mockTransport, refusal } from "./mock.js";
