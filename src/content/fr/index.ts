import * as applicationPage from './applicationPage'
import * as consent from './consent'
import * as contactPage from './contactPage'
import * as failure from './failure'
import * as figures from './figures'
import * as home from './home'
import * as jobList from './jobList'
import * as jobOfferPage from './jobOfferPage'
import * as mails from './mails'
import * as offerTerms from './offerTerms'
import * as pages from './pages'
import * as site from './site'
import * as startingSettings from './startingSettings'
import * as submission from './submission'
import * as webServer from './webServer'

/** The French texts of the public site. */
export const frenchSiteWords = {
  ...site,
  ...failure,
  ...figures,
  ...home,
  ...pages,
  ...jobList,
  ...jobOfferPage,
  ...offerTerms,
  ...applicationPage,
  ...contactPage,
  ...submission,
  ...mails,
  ...startingSettings,
  ...consent,
  ...webServer,
}
