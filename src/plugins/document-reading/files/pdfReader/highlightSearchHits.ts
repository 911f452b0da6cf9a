import {
  findSearchHits,
  type SearchedWordForms,
} from '@/src/plugins/document-reading/rules/searchHits'

const CSS_HIGHLIGHT_NAME = 'sought'

/**
 * Highlights the search hits in the text of a page without changing the DOM; older browsers show no
 * highlights.
 */
export function highlightSearchHits(words: HTMLElement, sought: SearchedWordForms) {
  if (sought.length === 0 || !('highlights' in CSS)) return
  const pieces = collectTextPieces(words)
  const text = pieces.map(({ text }) => text).join('')
  const marks = CSS.highlights.get(CSS_HIGHLIGHT_NAME) ?? new Highlight()
  for (const { start, end } of findSearchHits(text, sought)) {
    const range = new Range()
    const [first, last] = [findTextPieceAt(pieces, start), findTextPieceAt(pieces, end - 1)]
    if (!first?.node || !last?.node) continue
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, end - last.start)
    marks.add(range)
  }
  CSS.highlights.set(CSS_HIGHLIGHT_NAME, marks)
}

/** A text of the page, or a line end (no node). */
type TextPiece = { start: number; text: string; node: Text | null }

function collectTextPieces(words: HTMLElement): TextPiece[] {
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_ALL)
  const pieces: TextPiece[] = []
  let start = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const piece = createTextPiece(node, start)
    if (!piece) continue
    pieces.push(piece)
    start += piece.text.length
  }
  return pieces
}

function createTextPiece(node: Node, start: number): TextPiece | null {
  if (node instanceof Text) return { start, text: node.data, node }
  return node instanceof HTMLBRElement ? { start, text: '\n', node: null } : null
}

const findTextPieceAt = (pieces: TextPiece[], place: number) =>
  pieces.findLast(({ start, node }) => node !== null && start <= place)
