/** Converts paragraphs and, for inner arrays, bullet lists to rich text of the editor. */
export function richText(content: (string | string[])[]) {
  return {
    root: {
      type: 'root',
      ...RICH_TEXT_BLOCK_DEFAULTS,
      children: content.map((part) => (Array.isArray(part) ? bulletList(part) : paragraph(part))),
    },
  }
}

const RICH_TEXT_BLOCK_DEFAULTS = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function paragraph(text: string) {
  return {
    type: 'paragraph',
    ...RICH_TEXT_BLOCK_DEFAULTS,
    textFormat: 0,
    textStyle: '',
    children: [createRichTextText(text)],
  }
}

function bulletList(points: string[]) {
  return {
    type: 'list',
    ...RICH_TEXT_BLOCK_DEFAULTS,
    listType: 'bullet',
    tag: 'ul',
    start: 1,
    children: points.map((point, index) => ({
      type: 'listitem',
      ...RICH_TEXT_BLOCK_DEFAULTS,
      value: index + 1,
      children: [createRichTextText(point)],
    })),
  }
}

function createRichTextText(text: string) {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
