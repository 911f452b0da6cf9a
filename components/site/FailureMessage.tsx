import { buttonClass } from '@/components/ui/Button'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { SingleMessagePage } from './SingleMessagePage'
import styles from './SingleMessagePage.module.css'

type Props = {
  words: PublicSiteWords['failureWords']
  /** The public path of the home page. */
  home: string
}

/**
 * Replaces a page that could not be rendered. Its links reload the document, because client
 * navigation may have failed.
 */
export function FailureMessage({ words, home }: Props) {
  return (
    <SingleMessagePage drawing={8}>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.explanation}</p>
      <div className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of this very page. */}
        <a className={buttonClass({})} href="">
          {words.retry}
        </a>
        <a className={buttonClass({ variant: 'inverse' })} href={home}>
          {words.home}
        </a>
      </div>
    </SingleMessagePage>
  )
}
