import { onTestFinished } from 'vitest'

/**
 * Replaces each text node by `<font><font>…</font></font>`, as browsers do that translate a page, and
 * text that appears later too.
 */
export function translateTextNodes(container: HTMLElement) {
  translateTextsWithin(container)
  const later = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateTextsWithin(node)
  })
  later.observe(container, { childList: true, subtree: true })
  onTestFinished(() => later.disconnect())
}

function translateTextsWithin(node: Node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found: Node[] = node instanceof Text ? [node] : []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) if (text instanceof Text) translateTextNode(text)
}

function translateTextNode(text: Text) {
  const parent = text.parentElement
  if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, title')) return
  const outer = document.createElement('font')
  outer.appendChild(document.createElement('font')).textContent = text.data
  text.replaceWith(outer)
}
