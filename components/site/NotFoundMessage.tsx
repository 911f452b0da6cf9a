import { ButtonLink } from '@/components/ui/Button'
import { notFoundWords } from '@/src/content/fr/site'
import { BackButton } from './BackButton'
import { NavyScreen } from './NavyScreen'
import styles from './NavyScreen.module.css'

export function NotFoundMessage() {
  return (
    <NavyScreen drawing={5}>
      <p className={styles.code} aria-hidden="true">
        {notFoundWords.code}
      </p>
      <h1>{notFoundWords.title}</h1>
      <p className={styles.lead}>{notFoundWords.explanation}</p>
      <div className={styles.ways}>
        <ButtonLink href="/">{notFoundWords.home}</ButtonLink>
        <BackButton label={notFoundWords.back} />
      </div>
    </NavyScreen>
  )
}
