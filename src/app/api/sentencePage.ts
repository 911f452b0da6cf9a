type Page = { status: number; title: string; sentences: readonly string[] }

/** A whole small page for a browser that runs no script. Its sentences are ours, never a visitor's. */
export function sentencePage({ status, title, sentences }: Page, headers: HeadersInit): Response {
  const answer = new Response(html(title, sentences), { status, headers })
  answer.headers.set('Content-Type', 'text/html; charset=utf-8')
  return answer
}

function html(title: string, sentences: readonly string[]): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; color: #16243a; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { color: #0f2a52; font-size: 1.75rem }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n')}
</main>
</body>
</html>
`
}
