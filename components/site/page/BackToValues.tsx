import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { currentPageWords } from '@/src/content/currentPageWords'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'
import styles from './BackToValues.module.css'

export async function BackToValues() {
  const { contentPageWords } = await currentPageWords()
  return (
    <Link className={styles.back} href={VALUES_PATH}>
      <Icon icon={ArrowLeft} />
      {contentPageWords.backToValues}
    </Link>
  )
}
