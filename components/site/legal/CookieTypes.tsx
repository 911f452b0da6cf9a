import type { LegalNotice } from '@/payload-types'
import { currentPageWords } from '@/src/content/currentPageWords'
import { Paragraphs } from '../page/Paragraphs'
import styles from './CookieTypes.module.css'

export async function CookieTypes({ intro, types }: LegalNotice['cookies']) {
  const { legalNoticeWords: words } = await currentPageWords()
  return (
    <>
      {intro ? (
        <div className={styles.intro}>
          <Paragraphs text={intro} />
        </div>
      ) : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.cookieType}</th>
            <th scope="col">{words.cookiePurpose}</th>
            <th scope="col">{words.cookieDuration}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ id, name, description, duration }) => (
            <tr key={id ?? name}>
              <th scope="row">{name}</th>
              <td>{description}</td>
              <td data-label={words.cookieDuration}>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
