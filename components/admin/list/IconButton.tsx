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
  return (
    <a
      aria-label={label}
      className={className}
      href={target.href}
      title={label}
      {...(target.newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {picture}
    </a>
  )
}
