import type { Payload } from 'payload'
import { csvLines } from '@/src/app/api/csvLines'
import type { ExportedList } from '@/src/domain/admin/exportedList'
import { type SiteTimezone, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { criterionLabels } from '@/src/domain/offers/criteria'
import {
  type ListRequest,
  readApplicationPages,
  readMessagePages,
  readOfferPages,
} from '@/src/plugins/list-tools/queries/readListPages'
import {
  applicationColumns,
  type ExportedOffer,
  messageColumns,
  offerColumns,
} from '@/src/plugins/list-tools/words/admin/exports'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import { findCriteria } from '@/src/queries/findCriteria'
import { formatPhoneWithSpaces } from './formatPhoneWithSpaces'

type CsvColumns<Row> = Record<string, (row: Row, timezone: SiteTimezone) => string>

/** Writes the list as CSV text that a French Excel opens, one page of rows at a time. */
export function createCsvPages(
  payload: Payload,
  list: ExportedList,
  listRequest: ListRequest,
  timezone: SiteTimezone,
): AsyncGenerator<string, void> {
  switch (list) {
    case 'job-offers':
      return csvText(offerCsvPages(payload, listRequest), offerColumns, timezone)
    case 'job-applications':
      return csvText(applicationCsvPages(payload, listRequest), applicationColumns, timezone)
    case 'contact-messages':
      return csvText(readMessagePages(payload, listRequest), messageColumns, timezone)
  }
}

async function* applicationCsvPages(payload: Payload, listRequest: ListRequest) {
  for await (const applications of readApplicationPages(payload, listRequest)) {
    yield applications.map(({ candidatePhone, ...others }) => ({
      ...others,
      candidatePhone: candidatePhone && formatPhoneWithSpaces(candidatePhone),
    }))
  }
}

async function* offerCsvPages(
  payload: Payload,
  listRequest: ListRequest,
): AsyncGenerator<ExportedOffer[], void> {
  const criteria = await findCriteria(payload, SOURCE_LANGUAGE)
  for await (const offers of readOfferPages(payload, listRequest)) {
    const ids = offers.map(({ id }) => id)
    const counts = await countApplicationsPerOffer(payload, { ids, user: listRequest.user })
    yield offers.map((offer) => ({
      ...offer,
      applications: counts[offer.id] ?? 0,
      called: criterionLabels(criteria, offer),
    }))
  }
}

async function* csvText<Row>(
  pages: AsyncIterable<Row[]>,
  columns: CsvColumns<Row>,
  timezone: SiteTimezone,
): AsyncGenerator<string, void> {
  yield csvLines([Object.keys(columns)], { bom: true })
  for await (const rows of pages) {
    const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row, timezone)))
    yield csvLines(cells, { bom: false })
  }
}
