import { Link } from '@payloadcms/ui'
import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import styles from './IconButton.module.css'

type Props = {
  icon: IconNode
  label: string
  tone?: 'danger'
} & (
  | { onClick: () => void; href?: undefined; disabled?: boolean }
  | { href: string; onClick?: undefined; newTab?: boolean }
)

export function IconButton({ icon, label, tone, ...target }: Props) {
  const className = tone === 'danger' ? `${styles.button} ${styles.danger}` : styles.button
  const picture = <Icon icon={icon} size={1.125} />
  if (target.href === undefined) {
    return (
      <button
        aria-label={label}
        className={className}
        disabled={target.disabled}
        onClick={target.onClick}
        title={label}
        type="button"
      >
        {picture}
      </button>
    )
  }
  const props = { 'aria-label': label, className, title: label, children: picture }
  if (target.newTab) return <a {...props} href={target.href} rel="noreferrer" target="_blank" />
  if (!target.href.startsWith('/')) return <a {...props} href={target.href} />
  return <Link {...props} href={target.href} prefetch={false} />
}
