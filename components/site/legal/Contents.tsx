import { legalNoticeWords as words } from '@/src/content/fr/pages'
import styles from './Contents.module.css'

type Props = { chapters: readonly { id: string; heading: string }[] }

export function Contents({ chapters }: Props) {
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
