import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { smtpMailer } from "./smtp-mailer.js";

let server: Server;
/** What clients said, line by line. */
let heard: string[] = [];

/** As much of a mail server as it takes to hear a letter. */
function answer(socket: Socket): void {
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 sinov ESMTP");
  socket.setEncoding("utf8");
  let rest = "";
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      heard.push(line);
      if (isData) {
        if (line === ".") {
          isData = false;
          say("250 taken");
        }
      } else if (line === "DATA") {
        isData = true;
        say("354 go on");
      } else if (line === "QUIT") {
        socket.end("221 bye\r\n");
      } else say(line.startsWith("EHLO") ? "250 sinov" : "250 ok");
    }
  });
}

beforeEach(async () => {
  heard = [];
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => server.close());

const mailer = () =>
  smtpMailer({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from: "Yer <yer@yer.example>" });

test("a letter is handed to the mail server as text, in UTF-8, under its own id", async () => {
  await mailer().send({ to: "kimdir@yer.example", subject: "Oʻzgardi", text: "Bir\nikki" }, "0190");
  expect(heard).toContain("MAIL FROM:<yer@yer.example>");
  expect(heard).toContain("RCPT TO:<kimdir@yer.example>");
  expect(heard).toContain("Message-ID: <0190@yer.example>");
  expect(heard).toContain("Auto-Submitted: auto-generated");
  expect(heard.find((line) => line.startsWith("Content-Type:"))).toContain("text/plain; charset=utf-8");
  expect(heard.find((line) => line.startsWith("Subject:"))).toContain("UTF-8");
});

test("a mail server that does not answer is a failure for the outbox to try again", async () => {
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  await once(server, "close");
  const sent = smtpMailer({ url, from: "yer@yer.example" }).send({ to: "a@yer.example", subject: "s", text: "t" }, "1");
  await expect(sent).rejects.toThrow(/ECONNREFUSED/);
});
