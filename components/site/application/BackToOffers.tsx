import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { currentPageWords } from '@/src/content/currentPageWords'
import { OFFERS_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import styles from './BackToOffers.module.css'

export async function BackToOffers() {
  const { applicationPageWords: words } = await currentPageWords()
  return (
    <Link className={styles.back} href={OFFERS_SECTION_PATH}>
      <Icon icon={ArrowLeft} />
      {words.backToOffers}
    </Link>
  )
}
