import type { SurveyBatch, SurveyRow } from "@yer/api/contract/survey-imports";
import { batchMachine } from "../main/batch-machine.js";
import { tickBatches } from "../registers/batches/tick.js";
import { bringFile } from "./bring-file.js";
import type { TestApp } from "./test-app.js";

/** A reply about a survey, or why there is none. */
export interface SurveyReply {
  readonly status: number;
  readonly body: SurveyBatch & { reasons: { code: string }[]; errors: { pointer: string }[] };
}

/** The calls of one person who brings surveys, and the service's work on them. */
export interface SurveyCalls {
  readonly upload: (content: string | Uint8Array, name?: string, by?: string) => Promise<SurveyReply>;
  readonly act: (
    batch: Pick<SurveyBatch, "id" | "version">,
    name: string,
    body?: unknown,
    by?: string,
  ) => Promise<SurveyReply>;
  readonly look: (batch: Pick<SurveyBatch, "id">) => Promise<SurveyBatch>;
  readonly rowsOf: (batch: Pick<SurveyBatch, "id">, query?: string) => Promise<SurveyRow[]>;
  /** Goes on with all surveys to their ends. */
  readonly work: () => Promise<number>;
  /** Brings a survey with the columns that are guessed, and tries it. */
  readonly tried: (content: string | Uint8Array, name?: string) => Promise<SurveyBatch>;
  /** Brings a survey and enters the rows that are right. */
  readonly entered: (content: string | Uint8Array, name?: string) => Promise<SurveyBatch>;
}

/** @param token of the person, where a call names no other */
export function surveyCalls(service: TestApp, token: string): SurveyCalls {
  const calls: SurveyCalls = {
    upload: async (content, name = "xatlov.csv", by = token) => {
      const { status, body } = await bringFile(service, { to: "/survey-imports", token: by, content, name });
      return { status, body: body as SurveyReply["body"] };
    },
    act: async (batch, name, body, by = token) => {
      const reply = await service.call({
        method: "POST",
        path: `/survey-imports/${batch.id}/${name}`,
        token: by,
        headers: { "if-match": `"${batch.version}"` },
        ...(body === undefined ? {} : { body }),
      });
      return { status: reply.status, body: reply.body as unknown as SurveyReply["body"] };
    },
    look: async ({ id }) =>
      (await service.call({ path: `/survey-imports/${id}`, token })).body as unknown as SurveyBatch,
    rowsOf: async ({ id }, query = "") => {
      const { body } = await service.call({ path: `/survey-imports/${id}/rows${query}`, token });
      return (body as unknown as { items: SurveyRow[] }).items;
    },
    work: async () => tickBatches({ ...service.context, machine: batchMachine }, service.clock.now()),
    tried: async (content, name) => {
      const { body } = await calls.upload(content, name);
      const begun = await calls.act(body, "check", { mapping: body.mapping });
      if (begun.status !== 200) throw new Error(`The survey was not tried: ${JSON.stringify(begun.body)}`);
      await calls.work();
      return calls.look(body);
    },
    entered: async (content, name) => {
      const batch = await calls.tried(content, name);
      const begun = await calls.act(batch, "apply", { leaveOutWrong: true });
      if (begun.status !== 200) throw new Error(`The survey was not entered: ${JSON.stringify(begun.body)}`);
      await calls.work();
      return calls.look(batch);
    },
  };
  return calls;
}
