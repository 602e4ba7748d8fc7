import { z } from 'zod';
import { lockReasons } from './orderReasons.ts';

/** Chosen, never typed: reasons are permanent and name nobody (ADR 0034). */
export const officeReasons = {
  suspendUser: ['asked_by_customer', 'left_company', 'being_examined', 'misuse', 'compromised'],
  reactivateUser: ['asked_by_customer', 'examined', 'mistake'],
  cancelUser: ['asked_by_user', 'left_company', 'customer_stopped', 'double', 'misuse'],
  unlockUser: ['identified_by_phone', 'confirmed_by_customer'],
  sendReset: ['asked_by_user', 'asked_by_customer', 'compromised'],
  linkCustomer: ['asked_by_customer', 'new_task', 'takeover', 'mistake'],
  unlinkCustomer: ['asked_by_customer', 'left_company', 'new_task', 'mistake'],
  changeRights: ['asked_by_customer', 'new_task', 'no_manager', 'mistake'],
  changeRoles: ['new_task', 'replaces_colleague', 'left_task', 'mistake'],
  suspendCustomer: ['unpaid_invoices', 'asked_by_customer', 'being_examined', 'misuse'],
  reactivateCustomer: ['paid', 'asked_by_customer', 'examined', 'mistake'],
  cancelCustomer: ['customer_stopped', 'asked_by_customer', 'double', 'unpaid_invoices'],
  changePunchOut: ['asked_by_customer', 'new_system', 'technical_trouble', 'mistake'],
  chooseOrderSettings: ['asked_by_customer', 'no_manager', 'mistake'],
  acceptChange: ['address_checked', 'register_agrees', 'confirmed_by_phone'],
  refuseChange: ['not_delivered_there', 'not_in_register', 'incomplete', 'not_authorised', 'already_so'],
  acceptRegistration: [
    'register_agrees',
    'answer_suffices',
    'company_number_agrees',
    'login_of_contact',
    'no_number_needed',
    'confirmed_by_phone',
    'data_checked',
  ],
  acceptReturn: ['photo_shows_it', 'recalled', 'our_mistake', 'confirmed_by_phone', 'goodwill'],
  refuseReturn: ['not_visible', 'too_late', 'opened', 'ordered_so', 'not_returnable'],
  planReturn: ['next_delivery', 'on_the_round', 'asked_by_customer'],
  closeCase: ['solved', 'no_reply', 'double', 'not_ours', 'unwanted'],
  acknowledgeRecall: ['told_by_phone', 'told_in_writing', 'told_at_visit'],
  closeRecall: ['all_answered', 'goods_back', 'found_safe', 'mistake'],
  correctReport: ['told_by_phone', 'on_paper', 'erp_was_wrong', 'typing_error'],
  discardReport: ['sent_twice', 'not_ours', 'overtaken', 'erp_was_wrong'],
  reportDelivery: ['erp_is_down', 'told_by_phone', 'on_paper', 'asked_by_customer'],
  correctEmpties: ['counted_at_customer', 'lost', 'broken', 'mistake'],
  cancelOrder: ['asked_by_customer', 'double', 'cannot_deliver', 'unpaid_invoices', 'mistake'],
  lockOrder: lockReasons,
  unlockOrder: ['checked', 'paid', 'asked_by_customer', 'mistake'],
  correctOrder: ['asked_by_customer', 'confirmed_by_phone', 'our_mistake', 'cannot_deliver', 'technical_trouble'],
  extendDeadline: ['asked_by_customer', 'our_mistake', 'technical_trouble', 'delivery_moved'],
  releasePayment: ['asked_by_customer', 'technical_trouble', 'amount_differs'],
  viewAsCustomer: ['question_by_phone', 'complaint', 'check_settings'],
} as const;
export type OfficeAct = keyof typeof officeReasons;
export type OfficeReason = (typeof officeReasons)[OfficeAct][number];

export const reasonOf = <Act extends OfficeAct>(
  act: Act,
): z.ZodEnum<{ [R in (typeof officeReasons)[Act][number]]: R }> =>
  z.enum(officeReasons[act]) as unknown as z.ZodEnum<{ [R in (typeof officeReasons)[Act][number]]: R }>;
