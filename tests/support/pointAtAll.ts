/**
 * The fields to which the texts and images of a preview lead. Runs in the preview frame.
 * @param wanted the only field that is sent to the form
 */
export function pointAtAll(wanted?: string): string[] {
  const heard = new Map<string, () => void>()
  const { postMessage } = parent
  // Prevents clicks from opening or scrolling something, which would move the focus to the frame.
  document.body.onclick = (event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const shown: Node[] = [...document.querySelectorAll('img')]
  while (walker.nextNode()) {
    if (walker.currentNode.textContent?.trim()) shown.push(walker.currentNode)
  }
  for (const node of shown) {
    const click = () => {
      const element = node instanceof Element ? node : node.parentElement
      if (node instanceof Element) node.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNode(node)
      const [box] = range.getClientRects()
      const place = box && { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
      const how = { bubbles: true, cancelable: true, detail: 1, ...place }
      if (place) element?.dispatchEvent(new MouseEvent('click', how))
    }
    // The form need not follow all of them.
    parent.postMessage = ({ path }: { path?: string }) => {
      if (path) heard.set(path, click)
    }
    click()
  }
  parent.postMessage = postMessage
  if (wanted) heard.get(wanted)?.()
  return [...heard.keys()]
}
