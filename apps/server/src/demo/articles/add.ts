import type { ArticleContent } from "@yer/api/contract/articles";
import type { Names } from "@yer/api/contract/values";
import { arrange, createArticle, publishArticle, saveDraft, type Writing } from "../../identity/articles/service.js";
import { readArrangement } from "../../identity/articles/queries.js";
import type { Db } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import { demoIdentities } from "../identities.js";
import { demoId } from "../random.js";
import { type DemoArticle, demoArticles, demoNotes } from "./texts.js";
import { inCyrillic, written } from "./write.js";

const sections: Readonly<Record<NonNullable<DemoArticle["section"]>, Names & { readonly kind: "faq" | "manual" }>> = {
  process: { kind: "faq", uz_UZ: "Jarayon", uz_Cyrl: "Жараён", ru_RU: "Процесс", en_US: "The process" },
  rights: {
    kind: "faq",
    uz_UZ: "Huquqlaringiz",
    uz_Cyrl: "Ҳуқуқларингиз",
    ru_RU: "Ваши права",
    en_US: "Your rights",
  },
  work: { kind: "manual", uz_UZ: "Ish tartibi", uz_Cyrl: "Иш тартиби", ru_RU: "Порядок работы", en_US: "How we work" },
};

const text = ([title, lines]: DemoArticle["uz"], note: string) => ({ title, body: written(`${note}\n${lines}`) });

function contentOf({ audience, legal, uz, ru, en }: DemoArticle): ArticleContent {
  const cyrillic = [inCyrillic(uz[0]), inCyrillic(uz[1])] as const;
  return {
    audience,
    texts: {
      uz_UZ: text(uz, demoNotes.uz),
      uz_Cyrl: text(cyrillic, inCyrillic(demoNotes.uz)),
      ru_RU: text(ru, demoNotes.ru),
      en_US: text(en, demoNotes.en),
    },
    legal: legal ?? null,
    fileIds: [],
  };
}

/** Writes the demonstration's texts through the real services, once: where there is any article, nothing is added. */
export async function addDemoArticles(db: Db, events: Events, now: Date): Promise<void> {
  const administrator = demoIdentities.find(({ key }) => key === "administrator");
  const actor = { id: demoId("identity administrator"), name: administrator?.name ?? "", impersonation: null };
  const writing: Writing & { readonly actor: typeof actor } = { actor, now, events };
  await withTransaction(db, async (transaction) => {
    const known = await transaction.selectFrom("articles").select("id").limit(1).executeTakeFirst();
    if (known !== undefined) return;
    for (const kind of ["faq", "manual"] as const) {
      const { version } = await readArrangement(transaction, kind);
      await arrange(transaction, writing, kind, {
        body: {
          loose: [],
          sections: Object.entries(sections).flatMap(([key, { kind: of, ...name }]) =>
            of === kind ? [{ id: demoId(`section ${key}`), name, articles: [] }] : [],
          ),
        },
        ifMatch: version,
      });
    }
    for (const article of demoArticles) {
      const { kind, slug } = article;
      const section = article.section === undefined ? null : demoId(`section ${article.section}`);
      const { id } = await createArticle(transaction, writing, { kind, slug, section });
      await saveDraft(transaction, writing, id, { body: contentOf(article), ifMatch: 1 });
      await publishArticle(transaction, writing, id, { body: { reason: "Namoyish", at: null }, ifMatch: 2 });
    }
  });
}
