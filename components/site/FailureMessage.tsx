import { buttonClass } from '@/components/ui/Button'
import { failureWords } from '@/src/content/fr/site'
import { NavyScreen } from './NavyScreen'
import styles from './NavyScreen.module.css'

/** What stands where a page could not be drawn. Its links load a page anew, and need nothing that may have failed. */
export function FailureMessage() {
  return (
    <NavyScreen drawing={8}>
      <h1>{failureWords.title}</h1>
      <p className={styles.lead}>{failureWords.explanation}</p>
      <div className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of this very page. */}
        <a className={buttonClass({})} href="">
          {failureWords.retry}
        </a>
        <a className={buttonClass({ variant: 'inverse' })} href="/">
          {failureWords.home}
        </a>
      </div>
    </NavyScreen>
  )
}
