import {
  $createAutoLinkNode,
  $createLinkNode,
  AutoLinkNode,
  LinkNode,
} from '@payloadcms/richtext-lexical/client'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  type ElementNode,
} from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'
import { unwrapUnsafeLinks } from '@/components/admin/content/unwrapUnsafeLinks'

type LinkFields = Pick<Parameters<typeof $createLinkNode>[0], 'fields'>

/** A text of one word that is a link to this URL. */
function createTextWithLink(
  url: string,
  create: (link: LinkFields) => ElementNode = $createLinkNode,
) {
  const editor = createEditor({
    nodes: [LinkNode, AutoLinkNode],
    onError: (err) => {
      throw err
    },
  })
  const write = () => {
    const fields = { url, linkType: 'custom', newTab: false, doc: null } as const
    const link = create({ fields }).append($createTextNode('ici'))
    const paragraph = $createParagraphNode().append($createTextNode('Voir '), link)
    $getRoot().clear().append(paragraph)
  }
  return { editor, paste: () => editor.update(write, { discrete: true }) }
}

const readTextAndCountLinks = ({ editor }: ReturnType<typeof createTextWithLink>) =>
  editor.read(() => [
    $getRoot().getTextContent(),
    $getRoot()
      .getAllTextNodes()
      .filter((text) => text.getParent() instanceof LinkNode).length,
  ])

test.each(['javascript:alert(1)', 'file:///C:/cv.docx', 'page.html', ''])(
  'A pasted link to « %s » becomes its words',
  (url) => {
    for (const create of [$createLinkNode, $createAutoLinkNode]) {
      const text = createTextWithLink(url, create)
      unwrapUnsafeLinks(text.editor)
      text.paste()
      expect(readTextAndCountLinks(text)).toEqual(['Voir ici', 0])
    }
  },
)

test.each(['https://exemplia.test', '/nos-offres', 'mailto:contact@exemplia.test', '#offers'])(
  'A pasted link to « %s » stays',
  (url) => {
    const text = createTextWithLink(url)
    unwrapUnsafeLinks(text.editor)
    text.paste()
    expect(readTextAndCountLinks(text)).toEqual(['Voir ici', 1])
  },
)
