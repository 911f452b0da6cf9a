import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { applicationPageWords as words } from '@/src/content/fr/applicationPage'
import { OFFERS_SECTION_PATH } from '@/src/domain/sitePaths'
import styles from './BackToOffers.module.css'

export function BackToOffers() {
  return (
    <Link className={styles.back} href={OFFERS_SECTION_PATH}>
      <Icon icon={ArrowLeft} />
      {words.backToOffers}
    </Link>
  )
}
