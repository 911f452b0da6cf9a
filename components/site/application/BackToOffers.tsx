import { ArrowLeft } from 'lucide'
import Link from 'next/link'
import { Icon } from '@/components/ui/Icon'
import { applicationPageWords as words } from '@/src/content/applicationPage'
import styles from './BackToOffers.module.css'

export function BackToOffers() {
  return (
    <Link className={styles.back} href="/#offers" prefetch={false}>
      <Icon icon={ArrowLeft} />
      {words.backToOffers}
    </Link>
  )
}
