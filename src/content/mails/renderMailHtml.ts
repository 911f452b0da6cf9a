import { type HtmlMarkup, html } from '../htmlMarkup'
import type { MailText } from './mailText'

const NAVY = '#0b1f3a'
const PAPER = '#faf8f4'
const ACCENT = '#b8370f'
const RULE = '#dde2ea'
const QUIET = '#5b6779'
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif"
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"

/** The mail as a page of its own: tables and inline styles, because mail programs read little else. */
export function renderMailHtml(mail: MailText, companyName: string): string {
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${mail.subject}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};font-family:${SANS};color:${NAVY}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${RULE}">
<tr><td style="background:${NAVY};border-bottom:3px solid ${ACCENT};padding:20px 32px;font-family:${SERIF};font-size:20px;color:#ffffff">${companyName}</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-weight:600;font-size:26px;line-height:1.25">${mail.title}</h1>
${mail.paragraphs.map(paragraph)}
${factTable(mail.facts)}
${quotation(mail.quote)}
${button(mail.link)}
</td></tr>
<tr><td style="border-top:1px solid ${RULE};padding:20px 32px;font-size:13px;line-height:1.5;color:${QUIET}">${mail.footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text
}

function paragraph(text: string): HtmlMarkup {
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55">${text}</p>`
}

function factTable(facts: MailText['facts']): HtmlMarkup | null {
  if (!facts) return null
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid ${RULE}">${facts.map(factRow)}</table>`
}

function factRow({ label, value }: { label: string; value: string }): HtmlMarkup {
  const cell = `border-bottom:1px solid ${RULE};padding:10px 0;vertical-align:top;font-size:15px`
  return html`<tr><td width="36%" style="${cell};color:${QUIET}">${label}</td><td style="${cell};word-break:break-word">${value}</td></tr>`
}

function quotation(quote: MailText['quote']): HtmlMarkup | null {
  if (!quote) return null
  return html`<p style="margin:0 0 8px;font-size:15px;color:${QUIET}">${quote.label}</p><div style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${RULE};font-size:16px;line-height:1.55;white-space:pre-wrap;word-break:break-word">${quote.text}</div>`
}

function button(link: MailText['link']): HtmlMarkup | null {
  if (!link) return null
  return html`<p style="margin:24px 0 0"><a href="${link.url}" style="display:inline-block;padding:12px 24px;background:${ACCENT};border-radius:3px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${link.label}</a></p>`
}
