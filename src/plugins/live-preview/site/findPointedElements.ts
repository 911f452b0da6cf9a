import type { PointedElement } from '@/src/plugins/live-preview/rules/findPointedFieldPath'

/** Finds the elements that a user may point at: the text, then the images below it. */
export function findPointedElements(event: MouseEvent): PointedElement[] {
  const { target, clientX, clientY, detail, type } = event
  if (!(target instanceof Element)) return []
  const isByKeyboard = type === 'click' && detail === 0
  const text = isByKeyboard
    ? target
    : (textNodeAtPoint(clientX, clientY, target) ?? elementOfTextLine(target))
  const under = isByKeyboard ? [] : document.elementsFromPoint(clientX, clientY)
  const pictures = under.filter((element) => element instanceof HTMLImageElement)
  return [
    ...(text ? [{ around: textsOfAncestors(text) }] : []),
    ...pictures.map((picture) => ({
      around: textsOfAncestors(picture),
      file: fileNameOfImage(picture),
    })),
  ]
}

function textsOfAncestors(start: Node): string[] {
  const around: string[] = []
  for (let node: Node | null = start; node && node !== document.body; node = node.parentNode) {
    around.push(node.textContent ?? '')
  }
  return around
}

// The rest of a text line counts as its text; an empty area of a section does not.
const elementOfTextLine = (target: Element) =>
  target.childElementCount === 0 ? target : target.closest('a, button')

function textNodeAtPoint(x: number, y: number, target: Element): Node | null {
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    range.selectNode(walker.currentNode)
    const isThere = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    )
    if (isThere) return walker.currentNode
  }
  return null
}

function fileNameOfImage({ src }: HTMLImageElement): string {
  const [name = ''] = new URL(src).pathname.split('/').slice(-1)
  return decodeURIComponent(name)
}
