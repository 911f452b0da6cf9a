import styles from './Breadcrumb.module.css'
import { classNames } from './classNames'
import { Link } from './Link'

type BreadcrumbParent = { label: string; href: string }

type Props = {
  /** Accessible name of the navigation. */
  label: string
  trail: readonly BreadcrumbParent[]
  /** The current page, last and without a link. */
  current: string
  currentLang?: string | undefined
  /** Whether the breadcrumb is on a dark background. */
  inverse?: boolean
}

export function Breadcrumb({ label, trail, current, currentLang, inverse }: Props) {
  return (
    <nav aria-label={label} className={classNames(styles.breadcrumb, inverse && styles.inverse)}>
      <ol className="plain-list">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
