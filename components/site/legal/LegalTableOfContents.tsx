import { currentPageWords } from '@/src/content/currentPageWords'
import styles from './LegalTableOfContents.module.css'

type Props = { chapters: readonly { id: string; heading: string }[] }

export async function LegalTableOfContents({ chapters }: Props) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <nav className={styles.contents} aria-labelledby="sommaire">
      <p id="sommaire">{words.contents}</p>
      <ol className="plain-list">
        {chapters.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
