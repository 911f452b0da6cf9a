'use client'

import { Menu } from 'lucide'
import { type MouseEvent, useRef } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { CloseButton } from '@/components/ui/CloseButton'
import { Icon } from '@/components/ui/Icon'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { type CompanyDetails, telephoneHref } from '@/src/domain/pages/company'
import type { NavigationItem } from '@/src/domain/pages/navigation'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { CONTACT_SECTION_PATH } from '@/src/domain/urls/sitePaths'
import { type LanguageChoice, LanguageSwitch } from './LanguageSwitch'
import styles from './MobileMenu.module.css'
import { NavigationLinks } from './NavigationLinks'

const MENU_ID = 'menu'

type Props = Pick<CompanyDetails, 'phone' | 'email'> & {
  words: PublicSiteWords['menuWords']
  navigation: readonly NavigationItem[]
  languages: readonly LanguageChoice[]
}

/**
 * The mobile menu. It is a popover, which works without JavaScript. The script opens it as a modal
 * dialog, which traps the keyboard focus, and closes it when a link leads to a section of the same
 * page.
 */
export function MobileMenu({ words, phone, email, navigation, languages }: Props) {
  const menu = useRef<HTMLDialogElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    menu.current?.showModal()
  }
  const close = () => {
    menu.current?.close()
    menu.current?.hidePopover()
  }
  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === menu.current) close()
  }
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={MENU_ID} onClick={open}>
        <Icon icon={Menu} />
        {words.openMenu}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog with Escape. */}
      <dialog
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className={styles.menu}
        aria-label={words.mainNavigation}
        onClick={closeFromOutside}
      >
        <div className={styles.panel}>
          <CloseButton
            label={words.closeMenu}
            className={styles.close}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            onClick={close}
          />
          <nav aria-label={words.mainNavigation} className={styles.navigation}>
            <NavigationLinks items={navigation} onFollow={close} />
          </nav>
          <ButtonLink href={CONTACT_SECTION_PATH} onClick={close} wide>
            {words.contactUs}
          </ButtonLink>
          <LanguageSwitch languages={languages} className={styles.line} />
          {phone ? (
            <a className={styles.line} href={telephoneHref(phone)}>
              {phone}
            </a>
          ) : null}
          {email ? (
            <a className={styles.line} href={mailtoLink(email)}>
              {email}
            </a>
          ) : null}
        </div>
      </dialog>
    </>
  )
}
