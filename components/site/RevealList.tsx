'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/classNames'
import styles from './RevealList.module.css'

const REVEAL_THRESHOLD = 0.1

type Props = { className?: string; children: ReactNode }

/** A list whose cards fade in on scroll. Without JavaScript they are visible at once. */
export function RevealList({ className, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!list.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(revealEntries, { threshold: REVEAL_THRESHOLD })
    for (const card of list.current.children) observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return (
    <ul ref={list} className={classNames('plain-list', styles.list, className)}>
      {children}
    </ul>
  )
}

// Cards visible at the first call stay as they are; the others fade in when scrolled to.
function revealEntries(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  let order = 0
  for (const { target, isIntersecting } of entries) {
    if (!(target instanceof HTMLElement)) continue
    if (!isIntersecting) {
      target.dataset.reveal = 'waiting'
      continue
    }
    observer.unobserve(target)
    if (target.dataset.reveal !== 'waiting') continue
    target.style.setProperty('--order', String(order))
    target.dataset.reveal = 'shown'
    order += 1
  }
}
