import { HtmlMarkup, html } from '@/src/content/htmlMarkup'
import type {
  MailFact,
  MailParagraph,
  MailParagraphPart,
  MailText,
} from '@/src/content/mails/mailText'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Colour } from '@/src/domain/look/identity'

const PAPER_COLOUR = '#faf8f4'
const TEXT_COLOUR = '#1d2b40'
const RULE_COLOUR = '#dde2ea'
const SECONDARY_TEXT_COLOUR = '#51617a'
const SERIF_FONTS = "'Source Serif 4', Georgia, 'Times New Roman', serif"
const SANS_SERIF_FONTS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"

/** The sender, as the header of the mail shows it. */
export type MailSenderBranding = {
  name: string
  dark: Colour
  accent: Colour
  logoUrl: string | null
}

/** Renders a mail as HTML, with tables and inline styles: mail programs support little else. */
export function renderMailHtml(mail: MailText, sender: MailSenderBranding): string {
  return html`<!doctype html>
<html lang="${mail.language ?? SOURCE_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
<style>${mailStyleSheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${PAPER_COLOUR};font-family:${SANS_SERIF_FONTS};color:${TEXT_COLOUR}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${PAPER_COLOUR}">
<tr><td align="center" class="margin" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;border:1px solid ${RULE_COLOUR};word-break:break-word">
<tr><td class="pad" style="background:${sender.dark};border-bottom:3px solid ${sender.accent};padding:20px 32px;font-family:${SERIF_FONTS};font-size:20px;color:#ffffff">${renderMailHeader(sender)}</td></tr>
<tr><td class="pad" style="padding:32px">
<h1 class="text" style="margin:0 0 16px;font-family:${SERIF_FONTS};font-weight:600;font-size:26px;line-height:1.25;color:${sender.dark}">${mail.title}</h1>
${mail.paragraphs.map(renderParagraph)}
${renderPicture(mail.picture)}
${renderFactTable(mail.facts)}
${mail.tables?.map((table) => renderTitledTable(table, sender))}
${renderQuotation(mail.quote)}
${renderButton(mail.link, sender)}
</td></tr>
<tr><td class="pad quiet" style="border-top:1px solid ${RULE_COLOUR};padding:20px 32px;font-size:13px;line-height:1.5;color:${SECONDARY_TEXT_COLOUR}">${mail.footer}${renderUnsubscribeLink(mail.stop)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text
}

// Mail programs without support for style sheets show the light version; others follow the user's
// colour scheme.
const mailStyleSheet = new HtmlMarkup(`
@media (max-width: 480px) {
  .margin { padding: 0 !important; }
  .sheet { border-width: 0 0 1px !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .fact td { display: block !important; width: auto !important; }
  .fact td:first-child { border-bottom: 0 !important; padding-bottom: 0 !important; }
  .fact td:last-child { padding-top: 2px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #11161f !important; color: #e8ebf0 !important; }
  .sheet { background: #1a212d !important; border-color: #333d4d !important; }
  .text { color: #f6f3ec !important; }
  .quiet { color: #b3bdcc !important; border-color: #333d4d !important; }
  .line, .fact td { border-color: #333d4d !important; }
}
`)

function renderMailHeader({ name, logoUrl }: MailSenderBranding): HtmlMarkup {
  return logoUrl
    ? html`<img src="${logoUrl}" alt="${name}" height="36" style="display:block;height:36px;width:auto;max-width:100%;border:0">`
    : html`${name}`
}

function renderParagraph(parts: MailParagraph): HtmlMarkup {
  const words = typeof parts === 'string' ? renderLineBreaks(parts) : parts.map(renderTextPart)
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${words}</p>`
}

function renderTextPart(content: MailParagraphPart): HtmlMarkup {
  if (typeof content === 'string') return html`${renderLineBreaks(content)}`
  if ('url' in content)
    return html`<a href="${content.url}" class="text" style="color:${TEXT_COLOUR}">${content.label}</a>`
  return html`<span lang="${content.language}">${content.text}</span>`
}

// Writes line breaks as elements, because some mail programs ignore `white-space`.
const renderLineBreaks = (text: string) =>
  text.split('\n').map((line, place) => (place === 0 ? html`${line}` : html`<br>${line}`))

// Renders the chart on white in both colour schemes, because the image has no dark version.
function renderPicture(chart: MailText['picture']): HtmlMarkup | null {
  if (!chart) return null
  return html`<p style="margin:0 0 24px"><img src="cid:${chart.cid}" alt="${chart.alt}" width="536" style="display:block;width:100%;height:auto;border:0;border-radius:3px;background:#ffffff"><span class="quiet" style="display:block;margin-top:6px;font-size:14px;line-height:1.45;color:${SECONDARY_TEXT_COLOUR}">${chart.caption}</span></p>`
}

function renderTitledTable(
  { facts, title }: { facts: MailFact[]; title: string },
  { dark }: MailSenderBranding,
): HtmlMarkup {
  return html`<h2 class="text" style="margin:0 0 4px;font-family:${SERIF_FONTS};font-weight:600;font-size:19px;line-height:1.3;color:${dark}">${title}</h2>${renderFactTable(facts)}`
}

function renderUnsubscribeLink(link: MailText['stop']): HtmlMarkup | null {
  if (!link) return null
  return html`<br><a href="${link.url}" class="quiet" style="display:inline-block;padding:10px 0;color:${SECONDARY_TEXT_COLOUR};text-decoration:underline">${link.label}</a>`
}

function renderFactTable(facts: MailText['facts']): HtmlMarkup | null {
  if (!facts) return null
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="line" style="margin:8px 0 24px;border-top:1px solid ${RULE_COLOUR}">${facts.map(renderFactRow)}</table>`
}

function renderFactRow({ label, value, url }: MailFact): HtmlMarkup {
  const cell = `border-bottom:1px solid ${RULE_COLOUR};padding:10px 0;vertical-align:top;font-size:15px`
  return html`<tr class="fact"><td width="36%" class="quiet" style="${cell};padding-right:16px;color:${SECONDARY_TEXT_COLOUR}">${label}</td><td style="${cell}">${url ? html`<a href="${url}" class="text" style="color:inherit">${value}</a>` : value}</td></tr>`
}

function renderQuotation(quote: MailText['quote']): HtmlMarkup | null {
  if (!quote) return null
  return html`<p class="quiet" style="margin:0 0 8px;font-size:15px;color:${SECONDARY_TEXT_COLOUR}">${quote.label}</p><div class="line" style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${RULE_COLOUR};font-size:16px;line-height:1.55;white-space:pre-wrap">${quote.text}</div>`
}

function renderButton(link: MailText['link'], { accent }: MailSenderBranding): HtmlMarkup | null {
  if (!link) return null
  return html`<p style="margin:24px 0 0"><a href="${link.url}" class="button" style="display:inline-block;padding:12px 24px;background:${accent};border-radius:3px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${link.label}</a></p>`
}
