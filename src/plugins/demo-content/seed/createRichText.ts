/** Converts paragraphs and, for inner arrays, bullet lists to rich text of the editor. */
export function createRichText(content: (string | string[])[]) {
  return {
    root: {
      type: 'root',
      ...RICH_TEXT_BLOCK_DEFAULTS,
      children: content.map((part) =>
        Array.isArray(part) ? createBulletList(part) : createParagraph(part),
      ),
    },
  }
}

const RICH_TEXT_BLOCK_DEFAULTS = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function createParagraph(text: string) {
  return {
    type: 'paragraph',
    ...RICH_TEXT_BLOCK_DEFAULTS,
    textFormat: 0,
    textStyle: '',
    children: [createTextNode(text)],
  }
}

function createBulletList(points: string[]) {
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
      children: [createTextNode(point)],
    })),
  }
}

function createTextNode(text: string) {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
