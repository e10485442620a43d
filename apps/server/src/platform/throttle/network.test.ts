import { expect, it } from "vitest";
import { networkOf } from "./network.js";

it("counts an IPv4 address by itself, however it is written", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
});

it("counts all addresses of one IPv6 network as one", () => {
  const network = "2001:db8:0:12::/64";
  for (const address of [
    "2001:db8:0:12::1",
    "2001:DB8::12:aaaa:bbbb:cccc:dddd",
    "2001:0db8:0000:0012:1:2:3:4",
    "2001:db8:0:12::192.0.2.7",
    "2001:db8:0:12::1%eth0",
  ]) {
    expect(networkOf(address)).toBe(network);
  }
});

it("tells neighbouring IPv6 networks apart", () => {
  expect(networkOf("2001:db8:0:13::1")).not.toBe(networkOf("2001:db8:0:12::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});
