import type { NavItem } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, flag, list, text, type Reader } from './read';

const readNavItem: Reader<NavItem> = (value) => {
  const { need, may } = fields<Wire['NavItem']>(value);
  return {
    label: need('nav_label', text),
    link: need('link_name', text),
    file: may('file_name', text),
    inMenu: need('has_nav', flag),
    showTitle: need('has_title', flag),
    pageTitle: may('page_title', text),
  };
};

export const readNav: Reader<readonly NavItem[]> = list(readNavItem);
