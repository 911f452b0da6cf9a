import type { cookieSection as frenchCookies } from '@/src/plugins/demo-content/seed/content/legalNotice/cookieSection'

export const cookieSection: typeof frenchCookies = {
  heading: 'Cookies and other trackers',
  intro:
    'A tracker is a piece of information placed in your browser, as a cookie or in its storage space. Only necessary trackers are used without your consent, as permitted by Article 82 of the French Data Protection Act (loi Informatique et Libertés). Refusing is as easy as accepting, and you can change your mind at any time with the “Manage cookies” button at the foot of this page and of every other. Whether you accept or refuse, you are asked again after six months. A browser that sends the Global Privacy Control (GPC) signal refuses on your behalf: the banner is not shown, and the “Manage cookies” button lets you decide otherwise.',
  types: [
    {
      name: 'Necessary',
      description:
        'They remember your choice regarding trackers and protect the sending of forms against abuse. For Exemplia staff, a cookie keeps the administration session open. Without them, the site cannot work properly: they cannot be switched off.',
      duration: 'Six months for your choice; the length of the session for the others.',
    },
    {
      name: 'Audience measurement',
      description:
        'With your consent only, a random visitor identifier and a session identifier make it possible to count the pages viewed, with their title and the previous page, the type of device, the browser, the operating system, the screen size and where the visit came from: the site you come from and, if the link you followed names it, the campaign it belongs to. If you apply during that visit, your application keeps this origin, and nothing else of your visit. The application form then also tells, without any identifier or anything that you write in it, how far it has been filled in and why it may have been refused. Withdrawing your consent erases both identifiers at once. Until you have answered, the site may count the address of a page viewed and nothing else, without any identifier and without reading or storing anything in your browser; refusing excludes you from this too. These measurements are made by our own servers; your IP address is not kept in them; they are neither sold, nor combined with other files, nor passed on to an advertising network.',
      duration:
        'In your browser, no more than thirteen months for the visitor identifier and as long as the tab is open for the session identifier; no more than twenty-five months in our databases, after which only anonymous totals remain.',
    },
    {
      name: 'Marketing',
      description:
        'They would serve to measure the effectiveness of advertising campaigns. Exemplia places none at present; this category exists so that your choice is already known should that change, and it remains off by default.',
      duration: 'Not applicable at present.',
    },
  ],
}
