import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of an application's documents in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "documents.none": "Подписанных документов пока нет",
  "documents.none.text": "Документ появится здесь, когда орган даст заключение, юстиция или Кенгаш примут решение.",
  "documents.kind.conclusion": "Заключение",
  "documents.kind.justice": "Решение юстиции",
  "documents.kind.certificate": "Свидетельство",
  "documents.copy.original": "Подлинник",
  "documents.copy.redacted": "Публичная копия",
  "documents.state.valid": "Действует",
  "documents.state.superseded": "Заменён другим",
  "documents.state.revoked": "Отозван",
  "documents.signed": "Подписан: {at}",
  "documents.revoked": "Отозван: {at}. Причина: {reason}",
  "documents.papers": "Приложенные документы",
  "documents.copyLink": "Скопировать ссылку",
  "documents.copied": "Ссылка скопирована. Она открывает только этот документ.",
  "documents.copyFailed": "Не удалось скопировать ссылку. Откройте документ и возьмите его адрес.",
  "documents.revoke": "Отозвать",
  "documents.revoke.title": "Отзыв документа",
  "documents.revoke.text":
    "Страница документа скажет, что он отозван, ссылка перестанет его открывать. Отменить это нельзя; само решение не меняется.",
  "documents.revoke.reason": "Причина",
  "documents.revoke.done": "Документ отозван.",
};
