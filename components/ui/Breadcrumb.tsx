import Link from 'next/link'
import styles from './Breadcrumb.module.css'

type Crumb = { label: string; href: string }

type Props = {
  /** The name of the navigation, announced only. */
  label: string
  trail: readonly Crumb[]
  /** The page itself, last and not a link. */
  current: string
}

export function Breadcrumb({ label, trail, current }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className="plain-list">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href} prefetch={false}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
