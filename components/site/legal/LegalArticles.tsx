import { RichText } from '@/components/site/page/RichText'
import type { LegalNotice } from '@/payload-types'
import styles from './LegalArticles.module.css'

export function LegalArticles({ articles }: Pick<LegalNotice['terms'], 'articles'>) {
  return (
    <div className={styles.articles}>
      {articles.map(({ id, heading, body }) => (
        <div key={id ?? heading}>
          <h3>{heading}</h3>
          <RichText body={body} />
        </div>
      ))}
    </div>
  )
}
