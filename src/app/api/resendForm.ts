import { type HtmlMarkup, html } from '@/src/content/htmlMarkup'
import type { Words } from '@/src/content/words'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'

export type Resend = {
  /** Where the form goes. */
  action: string
  /** What was typed, by field. */
  values: Record<string, string>
  fileFields: readonly ApplicationFileField[]
}

/** Carries what was typed: without script the page that it was typed into may be gone. */
export function resendForm(
  { action, values, fileFields }: Resend,
  { applicationFormWords, refusalPageWords }: Words,
): HtmlMarkup {
  return html`<form action="${action}" method="post" enctype="multipart/form-data">
${Object.entries(values).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
)}${fileFields.map(
  (field) =>
    html`<p><label>${applicationFormWords[field]}<br><input type="file" name="${field}"></label></p>\n`,
)}<p><button>${refusalPageWords.resend}</button></p>
</form>`
}
