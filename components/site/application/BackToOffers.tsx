import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { pageWords } from '@/src/content/pageWords'
import { OFFERS_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import styles from './BackToOffers.module.css'

export async function BackToOffers() {
  const { applicationPageWords: words } = await pageWords()
  return (
    <Link className={styles.back} href={OFFERS_SECTION_PATH}>
      <Icon icon={ArrowLeft} />
      {words.backToOffers}
    </Link>
  )
}
