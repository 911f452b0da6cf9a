import {
  type JSXConvertersFunction,
  RichText as LexicalText,
} from '@payloadcms/richtext-lexical/react'
import type { TextSection } from '@/payload-types'
import { currentPageEdition } from '@/src/content/currentPageWords'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import styles from './RichText.module.css'
import { withEmailLinks } from './withEmailLinks'

/** A rich text. Server component: sends no JavaScript. */
export async function RichText({ body }: { body: TextSection['body'] }) {
  return (
    <LexicalText
      className={styles.text}
      data={body}
      converters={richTextConverters(await currentPageEdition())}
    />
  )
}

const richTextConverters =
  (edition: LanguageEdition): JSXConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    text: withEmailLinks(defaultConverters.text),
    link: ({ node, nodesToJSX }) => {
      const words = nodesToJSX({ nodes: node.children })
      const href = sanitizeUrl(node.fields.url ?? '')
      if (!href) return <>{words}</>
      return (
        <a
          href={editionHref(edition, href)}
          {...(node.fields.newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {words}
        </a>
      )
    },
  })
