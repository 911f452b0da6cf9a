import { refusalPageWords } from '@/src/content/submission'

/** The whole page for a form without script that was turned away. The sentence is ours, never a visitor's. */
export function refusalPage(sentence: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${refusalPageWords.title}</title>
<style>
body { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; color: #16243a; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { color: #0f2a52; font-size: 1.75rem }
</style>
</head>
<body>
<main>
<h1>${refusalPageWords.title}</h1>
<p>${sentence}</p>
<p>${refusalPageWords.goBack}</p>
</main>
</body>
</html>
`
}
