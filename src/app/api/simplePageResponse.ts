import { type HtmlMarkup, html } from '@/src/content/htmlMarkup'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

type SimplePage = {
  status: number
  language?: SiteLanguage
  title: string
  sentences: readonly string[]
  form?: HtmlMarkup
}

/** Responds with a small complete HTML page, for a browser without JavaScript. */
export function simplePageResponse(
  { status, ...page }: SimplePage,
  headers: HeadersInit,
): Response {
  const answer = new Response(simplePageMarkup(page).text, { status, headers })
  answer.headers.set('Content-Type', 'text/html; charset=utf-8')
  return answer
}

function simplePageMarkup({
  language = SOURCE_LANGUAGE,
  title,
  sentences,
  form,
}: Omit<SimplePage, 'status'>): HtmlMarkup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; color: #16243a; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { color: #0f2a52; font-size: 1.75rem }
input, button { font: inherit }
button { padding: .5rem 1.5rem; border: 0; color: #fff; background: #0f2a52 }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>\n`)}${form}
</main>
</body>
</html>
`
}
