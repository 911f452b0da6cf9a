/** Paragraphs and, for inner arrays, bullet lists as rich text of the editor. */
export function richText(content: (string | string[])[]) {
  return {
    root: {
      type: 'root',
      ...block,
      children: content.map((part) => (Array.isArray(part) ? bulletList(part) : paragraph(part))),
    },
  }
}

const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function paragraph(text: string) {
  return { type: 'paragraph', ...block, textFormat: 0, textStyle: '', children: [plain(text)] }
}

function bulletList(points: string[]) {
  return {
    type: 'list',
    ...block,
    listType: 'bullet',
    tag: 'ul',
    start: 1,
    children: points.map((point, index) => ({
      type: 'listitem',
      ...block,
      value: index + 1,
      children: [plain(point)],
    })),
  }
}

function plain(text: string) {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
