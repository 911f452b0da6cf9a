import type { UIField } from 'payload'

/** The funnel on the page of an offer. */
export const offerVisitsField: UIField = {
  name: 'visits',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/plugins/statistics/admin/funnel/OfferVisits#OfferVisits' },
  },
}
