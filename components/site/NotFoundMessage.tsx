import { ButtonLink } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { BackButton } from './BackButton'
import { SingleMessagePage } from './SingleMessagePage'
import styles from './SingleMessagePage.module.css'

export function NotFoundMessage({ words }: { words: PublicSiteWords['notFoundWords'] }) {
  return (
    <SingleMessagePage drawing={5}>
      <p className={styles.code} aria-hidden="true">
        {words.code}
      </p>
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.explanation}</p>
      <div className={styles.ways}>
        <ButtonLink href="/">{words.home}</ButtonLink>
        <BackButton label={words.back} />
        <Link href={JOB_LIST_PATH}>{words.offers}</Link>
      </div>
    </SingleMessagePage>
  )
}
