import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames'
import { Link } from './Link'
import { Spinner } from './Spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse'

type ButtonAppearance = { variant?: ButtonVariant; wide?: boolean }

type ButtonProps = ComponentProps<'button'> & ButtonAppearance & { pending?: boolean }

/** While `pending`, a spinner is shown beside the label, which the caller may change. */
export function Button({ variant, wide, pending, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={pending || undefined}
      className={classNames(buttonClass({ variant, wide }), className)}
    >
      {pending ? <Spinner size={1.125} /> : null}
      <span className={styles.label}>{children}</span>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonAppearance

export function ButtonLink({ variant, wide, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classNames(buttonClass({ variant, wide }), className)} />
}

/** The class of a button, for other elements. */
export function buttonClass({ variant = 'primary', wide }: ButtonAppearance) {
  return classNames(styles.button, styles[variant], wide && styles.wide)
}
