import { ArrowLeft } from 'lucide'
import Link from 'next/link'
import { Icon } from '@/components/ui/Icon'
import { pageWords } from '@/src/content/pages'
import styles from './BackToValues.module.css'

export function BackToValues() {
  return (
    <Link className={styles.back} href="/notre-adn" prefetch={false}>
      <Icon icon={ArrowLeft} />
      {pageWords.backToValues}
    </Link>
  )
}
