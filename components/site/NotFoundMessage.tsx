import { ButtonLink } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { notFoundWords } from '@/src/content/site'
import { BackButton } from './BackButton'
import { LineField } from './LineField'
import styles from './NotFoundMessage.module.css'

export function NotFoundMessage() {
  return (
    <div className={styles.page}>
      <LineField seed={5} className={styles.drawing} />
      <Container className={styles.content}>
        <p className={styles.code} aria-hidden="true">
          {notFoundWords.code}
        </p>
        <h1>{notFoundWords.title}</h1>
        <p className={styles.lead}>{notFoundWords.explanation}</p>
        <div className={styles.ways}>
          <ButtonLink href="/">{notFoundWords.home}</ButtonLink>
          <BackButton label={notFoundWords.back} />
        </div>
      </Container>
    </div>
  )
}
