import type { LegalNotice } from '@/payload-types'
import { legalNoticeWords as words } from '@/src/content/fr/pages'
import { Particulars } from './Particulars'

export function Publisher(publisher: LegalNotice['publisher']) {
  return (
    <Particulars
      rows={[
        [words.companyName, publisher.companyName],
        [words.legalForm, publisher.legalForm],
        [words.shareCapital, publisher.shareCapital],
        [words.registration, publisher.registration],
        [words.vatNumber, publisher.vatNumber],
        [words.headOffice, publisher.address],
      ]}
    />
  )
}

export function Director({ name, position }: LegalNotice['director']) {
  return (
    <Particulars
      rows={[
        [words.name, name],
        [words.position, position],
      ]}
    />
  )
}

export function Host({ name, address, phone }: LegalNotice['host']) {
  return (
    <Particulars
      rows={[
        [words.name, name],
        [words.address, address],
        [words.phone, phone],
      ]}
    />
  )
}
