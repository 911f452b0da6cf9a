import { ApplicationCountLink as ApplicationCountLink_0e77e8edee7935d0075c7d9b4d7a8cb8 } from '../../../../components/admin/jobOffers/ApplicationCountLink'
import { OfferAdvice as OfferAdvice_b08dfbc2fc20435cb9b9572903dbc746 } from '../../../../src/plugins/content-care/admin/OfferAdvice'
import { CriterionCell as CriterionCell_32bd991942f747cbfacc7b112d3a2a69 } from '../../../../components/admin/offerCriteria/CriterionLabelsProvider'
import { CriterionField as CriterionField_10396c3e29e72bc40660fe71f83bf4c6 } from '../../../../components/admin/offerCriteria/CriterionField'
import { ActiveToggleCell as ActiveToggleCell_5c0687e5370480dc40c778de7e426e41 } from '../../../../components/admin/jobOffers/ActiveToggleCell'
import { ActiveField as ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3 } from '../../../../components/admin/jobOffers/ActiveField'
import { PublishedDateCell as PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1 } from '../../../../components/admin/jobOffers/PublishedDateCell'
import { PublishedDateField as PublishedDateField_0b30cb14e008956de8b274389c81d169 } from '../../../../components/admin/jobOffers/PublishedDateField'
import { DateTimeInputField as DateTimeInputField_1182671b1c963ea75cbeb3f6cef5b526 } from '../../../../components/admin/timezone/DateTimeInputField'
import { EndTimeField as EndTimeField_db54d5f0e04ca5a7cb98d9cf154352c5 } from '../../../../components/admin/jobOffers/EndTimeField'
import { DateTimeDisplayField as DateTimeDisplayField_940ba40982667a3105c6df5c4b8a7ea1 } from '../../../../components/admin/timezone/DateTimeDisplayField'
import { RecruiterField as RecruiterField_a48f41af82aa459a5a12a1324bb83859 } from '../../../../src/plugins/offer-recruiter/admin/RecruiterField'
import { PayAdvice as PayAdvice_b08dfbc2fc20435cb9b9572903dbc746 } from '../../../../src/plugins/content-care/admin/OfferAdvice'
import { AdvisedList as AdvisedList_2cbd3f843851b7836e64b18bf977073a } from '../../../../src/plugins/content-care/admin/AdvisedList'
import { TextListField as TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b } from '../../../../components/admin/jobOffers/TextListField'
import { RowTitle as RowTitle_546f8d8f582621f18a2ff011f392fe11 } from '../../../../components/admin/content/RowTitle'
import { SearchResultPreview as SearchResultPreview_0641cec0b3a912e1937f41d8581a8b24 } from '../../../../src/plugins/search-engines/admin/SearchResultPreview'
import { OfferFunnelField as OfferFunnelField_bd79be7e73e150efd3733335f31997af } from '../../../../src/plugins/statistics/admin/funnel/OfferFunnelField'
import { ApplicationCountCell as ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93 } from '../../../../components/admin/jobOffers/ApplicationCountCell'
import { EmptyComponent as EmptyComponent_1e2d110044ebd5d98c50d6a39ae42fe3 } from '../../../../components/admin/document/EmptyComponent'
import { OfferRowActionsCell as OfferRowActionsCell_16585430cd86b9dfc7511798bb1bb785 } from '../../../../components/admin/jobOffers/OfferRowActionsCell'
import { DateTimeCell as DateTimeCell_a01d0467f090ad05ff2bbbfd3eb53e9f } from '../../../../components/admin/timezone/DateTimeCell'
import { NewDocumentTitle as NewDocumentTitle_994b5625f6e26e22b314022fefb1181a } from '../../../../components/admin/document/NewDocumentTitle'
import { SaveConflictHandler as SaveConflictHandler_866f5c9cc1a41b22d2e9e922f4534edb } from '../../../../src/plugins/version-history/admin/SaveConflictHandler'
import { RevealFieldFromUrl as RevealFieldFromUrl_28bdef07929e9691ac17e5f46f8d60a1 } from '../../../../src/plugins/live-preview/admin/RevealFieldFromUrl'
import { RefusedFields as RefusedFields_18f82f3c20906c506ff500a4be864d2c } from '../../../../components/admin/document/RefusedFields'
import { CreateMenuItem as CreateMenuItem_0cba9c464c48f914e43163409e237bbf } from '../../../../components/admin/document/CreateMenuItem'
import { DeleteMenuItem as DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82 } from '../../../../components/admin/document/DeleteMenuItem'
import { SaveButton as SaveButton_592c47bc4380d4943a7dba650ccae820 } from '../../../../components/admin/document/SaveButton'
import { LivePreviewBesideForm as LivePreviewBesideForm_819af8b0b1686a1d7d9d94ff05116b47 } from '../../../../src/plugins/live-preview/admin/LivePreviewBesideForm'
import { OfferListView as OfferListView_a024ba814d0af2153b22cf89364b4122 } from '../../../../components/admin/jobOffers/OfferListView'
import { StandardListView as StandardListView_042f8c5278f26c8e9905e3cd9b11329a } from '../../../../components/admin/list/StandardListView'
import { ApplicationView as ApplicationView_34f7b480a44e42571710a83479f4124e } from '../../../../components/admin/jobApplications/ApplicationView'
import { CandidateCell as CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d } from '../../../../components/admin/jobApplications/CandidateCell'
import { ApplicationStatusCell as ApplicationStatusCell_edddde58d7ba84d65246eae9b6a75e8d } from '../../../../components/admin/jobApplications/ApplicationStatusCell'
import { ReplyDueCell as ReplyDueCell_4d8663778bc625b85e606b8e7ce9c91f } from '../../../../components/admin/jobApplications/ReplyDueCell'
import { ApplicationRowActionsCell as ApplicationRowActionsCell_16df7269f6145e7d1d083d417e8ca1ff } from '../../../../components/admin/jobApplications/ApplicationRowActionsCell'
import { ApplicationListView as ApplicationListView_c5910d3f27b15043766aec89e4382629 } from '../../../../components/admin/jobApplications/ApplicationListView'
import { BatchReplyView as BatchReplyView_ff7ef4910ab1de0592488ecca911035a } from '../../../../src/plugins/answers/admin/BatchReplyView'
import { ContactMessageView as ContactMessageView_b27b023b2f08a9f367c0b1b97cc31fdf } from '../../../../components/admin/contactMessages/ContactMessageView'
import { MessageHeading as MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e } from '../../../../components/admin/contactMessages/MessageHeading'
import { MessageCell as MessageCell_79689d81ce749f36f2944822c17bcf8b } from '../../../../components/admin/contactMessages/MessageCell'
import { MessageStatusCell as MessageStatusCell_718298f886a0942c22e82b9cc398c4d8 } from '../../../../components/admin/contactMessages/MessageStatusCell'
import { MessageRowActionsCell as MessageRowActionsCell_71df6133ff5655736056ef6a9c913af1 } from '../../../../components/admin/contactMessages/MessageRowActionsCell'
import { MessageListView as MessageListView_99848e11a85d5db48704ffb9057ffd3d } from '../../../../components/admin/contactMessages/MessageListView'
import { LanguagesCell as LanguagesCell_cda5ca00671e049bb72ea1864927fa37 } from '../../../../src/plugins/translations/admin/LanguagesCell'
import { LanguagesField as LanguagesField_4c97f84379f4673965e5f5aa014426e6 } from '../../../../src/plugins/translations/admin/LanguagesField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SafeLinksFeatureClient as SafeLinksFeatureClient_8cb195e13245b74e3fa0bd4f06565fef } from '../../../../components/admin/content/SafeLinksFeatureClient'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SectionTitle as SectionTitle_e2256951be87e8e16fe2dd60b83a2889 } from '../../../../components/admin/content/SectionTitle'
import { PublicationCell as PublicationCell_33bc0c19c8a8707ec5a98da3464027f2 } from '../../../../components/admin/list/PublicationCell'
import { FrenchTitle as FrenchTitle_3b523ee9fb32c6d741b0ea0c45d450f6 } from '../../../../src/plugins/translations/admin/FrenchTitle'
import { SeeOnSite as SeeOnSite_6120bff4690db16abbed58369ec06d43 } from '../../../../components/admin/document/SeeOnSite'
import { PublicationStatus as PublicationStatus_c229c469827c6f53d33d82ef5a45f7e8 } from '../../../../src/plugins/version-history/admin/PublicationStatus'
import { VersionList as VersionList_0d30d169d36468c2a2b011fa0bdaa68d } from '../../../../src/plugins/version-history/admin/VersionList'
import { VersionView as VersionView_ec0a8989c858817fc430fb1bd4fccdd5 } from '../../../../src/plugins/version-history/admin/VersionView'
import { TemplatePreview as TemplatePreview_851a09f85dee3ca16b0926b71aa1f64c } from '../../../../src/plugins/answers/admin/TemplatePreview'
import { PictureUsageCell as PictureUsageCell_3a6873f5447c14f78747089b0b887979 } from '../../../../src/plugins/content-care/admin/PictureUsageCell'
import { PictureUsageField as PictureUsageField_2e8ea797c118c23f3a075eb3e6cc7933 } from '../../../../src/plugins/content-care/admin/PictureUsageField'
import { MediaUsageList as MediaUsageList_6a8248c858189e2297727d9aa6cd3c23 } from '../../../../src/plugins/content-care/admin/MediaUsageList'
import { PasswordChange as PasswordChange_e4319102824a03df5b9bbf2e486af6ed } from '../../../../components/admin/users/PasswordChange'
import { AccountStatusCell as AccountStatusCell_04332f02286a440141188f709eb61bf9 } from '../../../../components/admin/users/AccountStatusCell'
import { LastLoginCell as LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc } from '../../../../components/admin/users/LastLoginCell'
import { AccountSecurity as AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2 } from '../../../../components/admin/security/AccountSecurity'
import { AccountActionsField as AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a } from '../../../../components/admin/users/AccountActionsField'
import { AccountRowActionsCell as AccountRowActionsCell_e3a69f908f9434f3cf8e421439c9232b } from '../../../../components/admin/users/AccountRowActionsCell'
import { AccountSaveButton as AccountSaveButton_3cba4479da8949f494459e42c548e4a8 } from '../../../../components/admin/users/AccountSaveButton'
import { UserListView as UserListView_74cacfa7c370726147c035d2f54d1c89 } from '../../../../components/admin/users/UserListView'
import { RetiredCell as RetiredCell_28d63d4902c408191577a5e3d1713ea2 } from '../../../../components/admin/offerCriteria/RetiredCell'
import { RemoveCriterion as RemoveCriterion_fe20d718111b43cfc34f8a78fe000eba } from '../../../../src/plugins/criteria-replacement/admin/RemoveCriterion'
import { AuditEntryView as AuditEntryView_b1304e266bedadcb69be55383bbda2ac } from '../../../../src/plugins/audit-screens/admin/AuditEntryView'
import { AuditListView as AuditListView_4abd71041dbaae526d3a0ee48bc6d6d0 } from '../../../../src/plugins/audit-screens/admin/AuditListView'
import { PageVisitsView as PageVisitsView_043f2659088d8166eeea4cf63779463e } from '../../../../src/plugins/statistics/admin/PageVisitsView'
import { ExclusionHelp as ExclusionHelp_35be64d55d1781697286a29bef8f112a } from '../../../../src/plugins/statistics/admin/ExclusionHelp'
import { ExclusionInForceCell as ExclusionInForceCell_144a0f3c689faea9d796ec9ce34f1e70 } from '../../../../src/plugins/statistics/admin/ExclusionInForceCell'
import { LastUsedCell as LastUsedCell_0d4038303a96d6431186ab321fe07588 } from '../../../../src/plugins/statistics/admin/LastUsedCell'
import { RevokeTokenCell as RevokeTokenCell_7d4a712054f09e0215f24cc0c2cf555a } from '../../../../src/plugins/statistics/admin/RevokeTokenCell'
import { TokenListView as TokenListView_bf9fadca07bed359a3b71c939e28f032 } from '../../../../src/plugins/statistics/admin/TokenListView'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ReadOnlySettingsNotice as ReadOnlySettingsNotice_b4292a8523e0a8d0927ac71a4f947373 } from '../../../../components/admin/document/ReadOnlySettingsNotice'
import { ColourField as ColourField_b8b747f8808dceb347297b1c737bc4bb } from '../../../../src/plugins/appearance/admin/ColourField'
import { ContrastCheck as ContrastCheck_0f4c29c49395e8762d8716f2db2e0e81 } from '../../../../src/plugins/appearance/admin/ContrastCheck'
import { SettingsSaveButton as SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba } from '../../../../components/admin/document/SettingsSaveButton'
import { MenuEntryTitle as MenuEntryTitle_1deedf6e62a7d10cb206e1bad85229a3 } from '../../../../components/admin/navigation/MenuEntryTitle'
import { MailServerWarnings as MailServerWarnings_6bb67be0c454e6219fb77d1e25b968dc } from '../../../../components/admin/mailSettings/MailServerWarnings'
import { SmtpPasswordField as SmtpPasswordField_cff886a08dbe8870d190dc06274f6040 } from '../../../../components/admin/mailSettings/SmtpPasswordField'
import { MailTest as MailTest_d36d35940abcc9db0134a61ed2317d75 } from '../../../../src/plugins/mail-checks/admin/MailTest'
import { UndeliveredView as UndeliveredView_d27d2b5f7dbdbfc24c02268d332ce77a } from '../../../../src/plugins/undelivered-mail/admin/UndeliveredView'
import { RetentionPreview as RetentionPreview_7072c8b0309ce4adbbbda34b491993f3 } from '../../../../src/plugins/retention/admin/RetentionPreview'
import { OldestBackup as OldestBackup_c08201984aee78bfa81179188a4fbd6d } from '../../../../src/plugins/backups/admin/OldestBackup'
import { AcceptedApplicationsView as AcceptedApplicationsView_d74cff8969af105a45ec4c899fe416fa } from '../../../../src/plugins/retention/admin/AcceptedApplicationsView'
import { SealedRecordsView as SealedRecordsView_c53f6ebc463aaa5064852cdf4534fc48 } from '../../../../src/plugins/retention/admin/SealedRecordsView'
import { PersonDataView as PersonDataView_265579a3924b723ac72cc69ecdd444b9 } from '../../../../src/plugins/personal-data/admin/PersonDataView'
import { AdminNavigation as AdminNavigation_32beeb21bb1c32c95dd6bc4ed8ba7325 } from '../../../../components/admin/frame/AdminNavigation'
import { AdminHeader as AdminHeader_e6cb4de4d8473850737e46924c7784bf } from '../../../../components/admin/frame/AdminHeader'
import { BrandIcon as BrandIcon_f50a49d082cc1b81402c7b822e6dab90 } from '../../../../components/admin/brand/BrandIcon'
import { BrandLogo as BrandLogo_1c99fe7a73af6d786078c2a42a6da769 } from '../../../../components/admin/brand/BrandLogo'
import { DashboardHeading as DashboardHeading_cfd447b55c1c827263f92c39ba1a636b } from '../../../../components/admin/dashboard/DashboardHeading'
import { TimezoneProvider as TimezoneProvider_459979dbd1e26439caa8829f48a69179 } from '../../../../components/admin/timezone/TimezoneProvider'
import { SessionProvider as SessionProvider_26ab73aceb39310a5be56703be53144c } from '../../../../components/admin/session/SessionProvider'
import { PageRefreshProvider as PageRefreshProvider_0548094b61aeacc26b945862b3309cb6 } from '../../../../components/admin/frame/PageRefreshProvider'
import { StaffEvents as StaffEvents_d5c3656307cdf7c9873b0e5cc7df99b0 } from '../../../../src/plugins/live-updates/admin/StaffEvents'
import { AccessibilityPatches as AccessibilityPatches_130d4d299d6caa15e8794b4bc399a767 } from '../../../../src/plugins/payload-corrections/admin/AccessibilityPatches'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_454032617c6aa5b51fdeffcdbb8cfce9 } from '../../../../components/admin/signIn/SignInView'
import { ForgottenPasswordView as ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b } from '../../../../components/admin/signIn/ForgottenPasswordView'
import { ChoosePasswordView as ChoosePasswordView_35827961246499b73d772327e6401c64 } from '../../../../components/admin/signIn/ChoosePasswordView'
import { NoAccessView as NoAccessView_17ba599f90915e17b9c2f94fcd147122 } from '../../../../components/admin/security/NoAccessView'
import { AudienceView as AudienceView_f6b34397ff5370e942e608d7221ff93f } from '../../../../src/plugins/statistics/admin/AudienceView'
import { OriginStatisticsView as OriginStatisticsView_75d69f3713e76e4b6ae8a67677ea8e6d } from '../../../../src/plugins/statistics/admin/OriginStatisticsView'
import { OfferStatisticsView as OfferStatisticsView_14e572b534037b782b3fcace16fdeba0 } from '../../../../src/plugins/statistics/admin/OfferStatisticsView'
import { RecruitmentStatisticsView as RecruitmentStatisticsView_e03750e2390260ef8bdc6f0ba0469c4c } from '../../../../src/plugins/statistics/admin/RecruitmentStatisticsView'
import { ContentProblemsView as ContentProblemsView_cf0c4f09a13ac2b5af1d941b159304ec } from '../../../../src/plugins/content-care/admin/ContentProblemsView'
import { SystemView as SystemView_6fc374b81984fcdb421ef4847267c178 } from '../../../../src/plugins/system-page/admin/SystemView'
import { FigureWidget as FigureWidget_a0cb8d09fc1f629a7dd775960e2bb0ce } from '../../../../src/plugins/dashboard/admin/FigureWidget'
import { VisitsWidget as VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36 } from '../../../../components/admin/visits/VisitsWidget'
import { PendingWorkWidget as PendingWorkWidget_c4aebc52e001ed95659d85b9637fabd1 } from '../../../../src/plugins/dashboard/admin/PendingWorkWidget'
import { OnTimeRepliesWidget as OnTimeRepliesWidget_c8ed34410f49da8925db7fa67cc4d73a } from '../../../../src/plugins/answers/admin/OnTimeRepliesWidget'
import { ActivityWidget as ActivityWidget_2151a6d8a2593b265743ddae03091f48 } from '../../../../src/plugins/dashboard/admin/ActivityWidget'
import { QuickActionsWidget as QuickActionsWidget_e55b07f0eaa3e98b99fb8d5981b16e6e } from '../../../../src/plugins/dashboard/admin/QuickActionsWidget'
import { ContentProblemsWidget as ContentProblemsWidget_3f3d9b40f50e946ce2eea4ca9818e030 } from '../../../../src/plugins/content-care/admin/ContentProblemsWidget'
import { TranslationsWidget as TranslationsWidget_259c4648ed5f24b43840aae248eadb9a } from '../../../../src/plugins/translations/admin/TranslationsWidget'
import { PlannedWidget as PlannedWidget_b61a72bf4c1277945cef1161aaadf10a } from '../../../../src/plugins/scheduled-changes/admin/PlannedWidget'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/admin/jobOffers/ApplicationCountLink#ApplicationCountLink": ApplicationCountLink_0e77e8edee7935d0075c7d9b4d7a8cb8,
  "/src/plugins/content-care/admin/OfferAdvice#OfferAdvice": OfferAdvice_b08dfbc2fc20435cb9b9572903dbc746,
  "/components/admin/offerCriteria/CriterionLabelsProvider#CriterionCell": CriterionCell_32bd991942f747cbfacc7b112d3a2a69,
  "/components/admin/offerCriteria/CriterionField#CriterionField": CriterionField_10396c3e29e72bc40660fe71f83bf4c6,
  "/components/admin/jobOffers/ActiveToggleCell#ActiveToggleCell": ActiveToggleCell_5c0687e5370480dc40c778de7e426e41,
  "/components/admin/jobOffers/ActiveField#ActiveField": ActiveField_bd7752a9eda5a53d4fcc74b5b29fd8b3,
  "/components/admin/jobOffers/PublishedDateCell#PublishedDateCell": PublishedDateCell_c54b62087af0b3bb2b2afce3af0c9ca1,
  "/components/admin/jobOffers/PublishedDateField#PublishedDateField": PublishedDateField_0b30cb14e008956de8b274389c81d169,
  "/components/admin/timezone/DateTimeInputField#DateTimeInputField": DateTimeInputField_1182671b1c963ea75cbeb3f6cef5b526,
  "/components/admin/jobOffers/EndTimeField#EndTimeField": EndTimeField_db54d5f0e04ca5a7cb98d9cf154352c5,
  "/components/admin/timezone/DateTimeDisplayField#DateTimeDisplayField": DateTimeDisplayField_940ba40982667a3105c6df5c4b8a7ea1,
  "/src/plugins/offer-recruiter/admin/RecruiterField#RecruiterField": RecruiterField_a48f41af82aa459a5a12a1324bb83859,
  "/src/plugins/content-care/admin/OfferAdvice#PayAdvice": PayAdvice_b08dfbc2fc20435cb9b9572903dbc746,
  "/src/plugins/content-care/admin/AdvisedList#AdvisedList": AdvisedList_2cbd3f843851b7836e64b18bf977073a,
  "/components/admin/jobOffers/TextListField#TextListField": TextListField_e9c046c3fa8d602aa45d0cf0ce9f648b,
  "/components/admin/content/RowTitle#RowTitle": RowTitle_546f8d8f582621f18a2ff011f392fe11,
  "/src/plugins/search-engines/admin/SearchResultPreview#SearchResultPreview": SearchResultPreview_0641cec0b3a912e1937f41d8581a8b24,
  "/src/plugins/statistics/admin/funnel/OfferFunnelField#OfferFunnelField": OfferFunnelField_bd79be7e73e150efd3733335f31997af,
  "/components/admin/jobOffers/ApplicationCountCell#ApplicationCountCell": ApplicationCountCell_3bb9008f2cdcba75b94a2883cd266e93,
  "/components/admin/document/EmptyComponent#EmptyComponent": EmptyComponent_1e2d110044ebd5d98c50d6a39ae42fe3,
  "/components/admin/jobOffers/OfferRowActionsCell#OfferRowActionsCell": OfferRowActionsCell_16585430cd86b9dfc7511798bb1bb785,
  "/components/admin/timezone/DateTimeCell#DateTimeCell": DateTimeCell_a01d0467f090ad05ff2bbbfd3eb53e9f,
  "/components/admin/document/NewDocumentTitle#NewDocumentTitle": NewDocumentTitle_994b5625f6e26e22b314022fefb1181a,
  "/src/plugins/version-history/admin/SaveConflictHandler#SaveConflictHandler": SaveConflictHandler_866f5c9cc1a41b22d2e9e922f4534edb,
  "/src/plugins/live-preview/admin/RevealFieldFromUrl#RevealFieldFromUrl": RevealFieldFromUrl_28bdef07929e9691ac17e5f46f8d60a1,
  "/components/admin/document/RefusedFields#RefusedFields": RefusedFields_18f82f3c20906c506ff500a4be864d2c,
  "/components/admin/document/CreateMenuItem#CreateMenuItem": CreateMenuItem_0cba9c464c48f914e43163409e237bbf,
  "/components/admin/document/DeleteMenuItem#DeleteMenuItem": DeleteMenuItem_1c13d45aadbdce42d9a8c2341f573d82,
  "/components/admin/document/SaveButton#SaveButton": SaveButton_592c47bc4380d4943a7dba650ccae820,
  "/src/plugins/live-preview/admin/LivePreviewBesideForm#LivePreviewBesideForm": LivePreviewBesideForm_819af8b0b1686a1d7d9d94ff05116b47,
  "/components/admin/jobOffers/OfferListView#OfferListView": OfferListView_a024ba814d0af2153b22cf89364b4122,
  "/components/admin/list/StandardListView#StandardListView": StandardListView_042f8c5278f26c8e9905e3cd9b11329a,
  "/components/admin/jobApplications/ApplicationView#ApplicationView": ApplicationView_34f7b480a44e42571710a83479f4124e,
  "/components/admin/jobApplications/CandidateCell#CandidateCell": CandidateCell_efdddd8f4fc53c75e0ff903142bcc31d,
  "/components/admin/jobApplications/ApplicationStatusCell#ApplicationStatusCell": ApplicationStatusCell_edddde58d7ba84d65246eae9b6a75e8d,
  "/components/admin/jobApplications/ReplyDueCell#ReplyDueCell": ReplyDueCell_4d8663778bc625b85e606b8e7ce9c91f,
  "/components/admin/jobApplications/ApplicationRowActionsCell#ApplicationRowActionsCell": ApplicationRowActionsCell_16df7269f6145e7d1d083d417e8ca1ff,
  "/components/admin/jobApplications/ApplicationListView#ApplicationListView": ApplicationListView_c5910d3f27b15043766aec89e4382629,
  "/src/plugins/answers/admin/BatchReplyView#BatchReplyView": BatchReplyView_ff7ef4910ab1de0592488ecca911035a,
  "/components/admin/contactMessages/ContactMessageView#ContactMessageView": ContactMessageView_b27b023b2f08a9f367c0b1b97cc31fdf,
  "/components/admin/contactMessages/MessageHeading#MessageHeading": MessageHeading_9b16ee8fcd1d7854d4b40e572b65dc6e,
  "/components/admin/contactMessages/MessageCell#MessageCell": MessageCell_79689d81ce749f36f2944822c17bcf8b,
  "/components/admin/contactMessages/MessageStatusCell#MessageStatusCell": MessageStatusCell_718298f886a0942c22e82b9cc398c4d8,
  "/components/admin/contactMessages/MessageRowActionsCell#MessageRowActionsCell": MessageRowActionsCell_71df6133ff5655736056ef6a9c913af1,
  "/components/admin/contactMessages/MessageListView#MessageListView": MessageListView_99848e11a85d5db48704ffb9057ffd3d,
  "/src/plugins/translations/admin/LanguagesCell#LanguagesCell": LanguagesCell_cda5ca00671e049bb72ea1864927fa37,
  "/src/plugins/translations/admin/LanguagesField#LanguagesField": LanguagesField_4c97f84379f4673965e5f5aa014426e6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/content/SafeLinksFeatureClient#SafeLinksFeatureClient": SafeLinksFeatureClient_8cb195e13245b74e3fa0bd4f06565fef,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/admin/content/SectionTitle#SectionTitle": SectionTitle_e2256951be87e8e16fe2dd60b83a2889,
  "/components/admin/list/PublicationCell#PublicationCell": PublicationCell_33bc0c19c8a8707ec5a98da3464027f2,
  "/src/plugins/translations/admin/FrenchTitle#FrenchTitle": FrenchTitle_3b523ee9fb32c6d741b0ea0c45d450f6,
  "/components/admin/document/SeeOnSite#SeeOnSite": SeeOnSite_6120bff4690db16abbed58369ec06d43,
  "/src/plugins/version-history/admin/PublicationStatus#PublicationStatus": PublicationStatus_c229c469827c6f53d33d82ef5a45f7e8,
  "/src/plugins/version-history/admin/VersionList#VersionList": VersionList_0d30d169d36468c2a2b011fa0bdaa68d,
  "/src/plugins/version-history/admin/VersionView#VersionView": VersionView_ec0a8989c858817fc430fb1bd4fccdd5,
  "/src/plugins/answers/admin/TemplatePreview#TemplatePreview": TemplatePreview_851a09f85dee3ca16b0926b71aa1f64c,
  "/src/plugins/content-care/admin/PictureUsageCell#PictureUsageCell": PictureUsageCell_3a6873f5447c14f78747089b0b887979,
  "/src/plugins/content-care/admin/PictureUsageField#PictureUsageField": PictureUsageField_2e8ea797c118c23f3a075eb3e6cc7933,
  "/src/plugins/content-care/admin/MediaUsageList#MediaUsageList": MediaUsageList_6a8248c858189e2297727d9aa6cd3c23,
  "/components/admin/users/PasswordChange#PasswordChange": PasswordChange_e4319102824a03df5b9bbf2e486af6ed,
  "/components/admin/users/AccountStatusCell#AccountStatusCell": AccountStatusCell_04332f02286a440141188f709eb61bf9,
  "/components/admin/users/LastLoginCell#LastLoginCell": LastLoginCell_ef04a1f4a9c541e4d1a5d2c431e386bc,
  "/components/admin/security/AccountSecurity#AccountSecurity": AccountSecurity_506bf46b25e0aa033db05d1ae2d756a2,
  "/components/admin/users/AccountActionsField#AccountActionsField": AccountActionsField_b14cc85fdae7d518672090ff8b9ba23a,
  "/components/admin/users/AccountRowActionsCell#AccountRowActionsCell": AccountRowActionsCell_e3a69f908f9434f3cf8e421439c9232b,
  "/components/admin/users/AccountSaveButton#AccountSaveButton": AccountSaveButton_3cba4479da8949f494459e42c548e4a8,
  "/components/admin/users/UserListView#UserListView": UserListView_74cacfa7c370726147c035d2f54d1c89,
  "/components/admin/offerCriteria/RetiredCell#RetiredCell": RetiredCell_28d63d4902c408191577a5e3d1713ea2,
  "/src/plugins/criteria-replacement/admin/RemoveCriterion#RemoveCriterion": RemoveCriterion_fe20d718111b43cfc34f8a78fe000eba,
  "/src/plugins/audit-screens/admin/AuditEntryView#AuditEntryView": AuditEntryView_b1304e266bedadcb69be55383bbda2ac,
  "/src/plugins/audit-screens/admin/AuditListView#AuditListView": AuditListView_4abd71041dbaae526d3a0ee48bc6d6d0,
  "/src/plugins/statistics/admin/PageVisitsView#PageVisitsView": PageVisitsView_043f2659088d8166eeea4cf63779463e,
  "/src/plugins/statistics/admin/ExclusionHelp#ExclusionHelp": ExclusionHelp_35be64d55d1781697286a29bef8f112a,
  "/src/plugins/statistics/admin/ExclusionInForceCell#ExclusionInForceCell": ExclusionInForceCell_144a0f3c689faea9d796ec9ce34f1e70,
  "/src/plugins/statistics/admin/LastUsedCell#LastUsedCell": LastUsedCell_0d4038303a96d6431186ab321fe07588,
  "/src/plugins/statistics/admin/RevokeTokenCell#RevokeTokenCell": RevokeTokenCell_7d4a712054f09e0215f24cc0c2cf555a,
  "/src/plugins/statistics/admin/TokenListView#TokenListView": TokenListView_bf9fadca07bed359a3b71c939e28f032,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/admin/document/ReadOnlySettingsNotice#ReadOnlySettingsNotice": ReadOnlySettingsNotice_b4292a8523e0a8d0927ac71a4f947373,
  "/src/plugins/appearance/admin/ColourField#ColourField": ColourField_b8b747f8808dceb347297b1c737bc4bb,
  "/src/plugins/appearance/admin/ContrastCheck#ContrastCheck": ContrastCheck_0f4c29c49395e8762d8716f2db2e0e81,
  "/components/admin/document/SettingsSaveButton#SettingsSaveButton": SettingsSaveButton_a18f030ec4b938d8ee3f335cf77a21ba,
  "/components/admin/navigation/MenuEntryTitle#MenuEntryTitle": MenuEntryTitle_1deedf6e62a7d10cb206e1bad85229a3,
  "/components/admin/mailSettings/MailServerWarnings#MailServerWarnings": MailServerWarnings_6bb67be0c454e6219fb77d1e25b968dc,
  "/components/admin/mailSettings/SmtpPasswordField#SmtpPasswordField": SmtpPasswordField_cff886a08dbe8870d190dc06274f6040,
  "/src/plugins/mail-checks/admin/MailTest#MailTest": MailTest_d36d35940abcc9db0134a61ed2317d75,
  "/src/plugins/undelivered-mail/admin/UndeliveredView#UndeliveredView": UndeliveredView_d27d2b5f7dbdbfc24c02268d332ce77a,
  "/src/plugins/retention/admin/RetentionPreview#RetentionPreview": RetentionPreview_7072c8b0309ce4adbbbda34b491993f3,
  "/src/plugins/backups/admin/OldestBackup#OldestBackup": OldestBackup_c08201984aee78bfa81179188a4fbd6d,
  "/src/plugins/retention/admin/AcceptedApplicationsView#AcceptedApplicationsView": AcceptedApplicationsView_d74cff8969af105a45ec4c899fe416fa,
  "/src/plugins/retention/admin/SealedRecordsView#SealedRecordsView": SealedRecordsView_c53f6ebc463aaa5064852cdf4534fc48,
  "/src/plugins/personal-data/admin/PersonDataView#PersonDataView": PersonDataView_265579a3924b723ac72cc69ecdd444b9,
  "/components/admin/frame/AdminNavigation#AdminNavigation": AdminNavigation_32beeb21bb1c32c95dd6bc4ed8ba7325,
  "/components/admin/frame/AdminHeader#AdminHeader": AdminHeader_e6cb4de4d8473850737e46924c7784bf,
  "/components/admin/brand/BrandIcon#BrandIcon": BrandIcon_f50a49d082cc1b81402c7b822e6dab90,
  "/components/admin/brand/BrandLogo#BrandLogo": BrandLogo_1c99fe7a73af6d786078c2a42a6da769,
  "/components/admin/dashboard/DashboardHeading#DashboardHeading": DashboardHeading_cfd447b55c1c827263f92c39ba1a636b,
  "/components/admin/timezone/TimezoneProvider#TimezoneProvider": TimezoneProvider_459979dbd1e26439caa8829f48a69179,
  "/components/admin/session/SessionProvider#SessionProvider": SessionProvider_26ab73aceb39310a5be56703be53144c,
  "/components/admin/frame/PageRefreshProvider#PageRefreshProvider": PageRefreshProvider_0548094b61aeacc26b945862b3309cb6,
  "/src/plugins/live-updates/admin/StaffEvents#StaffEvents": StaffEvents_d5c3656307cdf7c9873b0e5cc7df99b0,
  "/src/plugins/payload-corrections/admin/AccessibilityPatches#AccessibilityPatches": AccessibilityPatches_130d4d299d6caa15e8794b4bc399a767,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/components/admin/signIn/SignInView#SignInView": SignInView_454032617c6aa5b51fdeffcdbb8cfce9,
  "/components/admin/signIn/ForgottenPasswordView#ForgottenPasswordView": ForgottenPasswordView_0ab7eff1b46c086e958864bdf99c670b,
  "/components/admin/signIn/ChoosePasswordView#ChoosePasswordView": ChoosePasswordView_35827961246499b73d772327e6401c64,
  "/components/admin/security/NoAccessView#NoAccessView": NoAccessView_17ba599f90915e17b9c2f94fcd147122,
  "/src/plugins/statistics/admin/AudienceView#AudienceView": AudienceView_f6b34397ff5370e942e608d7221ff93f,
  "/src/plugins/statistics/admin/OriginStatisticsView#OriginStatisticsView": OriginStatisticsView_75d69f3713e76e4b6ae8a67677ea8e6d,
  "/src/plugins/statistics/admin/OfferStatisticsView#OfferStatisticsView": OfferStatisticsView_14e572b534037b782b3fcace16fdeba0,
  "/src/plugins/statistics/admin/RecruitmentStatisticsView#RecruitmentStatisticsView": RecruitmentStatisticsView_e03750e2390260ef8bdc6f0ba0469c4c,
  "/src/plugins/content-care/admin/ContentProblemsView#ContentProblemsView": ContentProblemsView_cf0c4f09a13ac2b5af1d941b159304ec,
  "/src/plugins/system-page/admin/SystemView#SystemView": SystemView_6fc374b81984fcdb421ef4847267c178,
  "/src/plugins/dashboard/admin/FigureWidget#FigureWidget": FigureWidget_a0cb8d09fc1f629a7dd775960e2bb0ce,
  "/components/admin/visits/VisitsWidget#VisitsWidget": VisitsWidget_62ad8e40f96cafc58ad130bc5e368b36,
  "/src/plugins/dashboard/admin/PendingWorkWidget#PendingWorkWidget": PendingWorkWidget_c4aebc52e001ed95659d85b9637fabd1,
  "/src/plugins/answers/admin/OnTimeRepliesWidget#OnTimeRepliesWidget": OnTimeRepliesWidget_c8ed34410f49da8925db7fa67cc4d73a,
  "/src/plugins/dashboard/admin/ActivityWidget#ActivityWidget": ActivityWidget_2151a6d8a2593b265743ddae03091f48,
  "/src/plugins/dashboard/admin/QuickActionsWidget#QuickActionsWidget": QuickActionsWidget_e55b07f0eaa3e98b99fb8d5981b16e6e,
  "/src/plugins/content-care/admin/ContentProblemsWidget#ContentProblemsWidget": ContentProblemsWidget_3f3d9b40f50e946ce2eea4ca9818e030,
  "/src/plugins/translations/admin/TranslationsWidget#TranslationsWidget": TranslationsWidget_259c4648ed5f24b43840aae248eadb9a,
  "/src/plugins/scheduled-changes/admin/PlannedWidget#PlannedWidget": PlannedWidget_b61a72bf4c1277945cef1161aaadf10a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
