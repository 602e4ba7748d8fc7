import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { routeConfiguration } from '../routeConfiguration.ts';
import { closeMenu } from './openMenu.ts';

type SubgroupColumnsProps = {
  readonly group: NavigationNode;
  readonly currentAlias: string | undefined;
  readonly onPoint: (node: NavigationNode | null) => void;
};

export function SubgroupColumns({ group, currentAlias, onPoint }: SubgroupColumnsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = formatNumber(language, group.count);
  const link = (node: NavigationNode, stop: 'subgroup' | 'item', bannerNode: NavigationNode) => {
    const point = () => onPoint(node.banner === null ? bannerNode : node);
    return (
      <Link
        to={routeConfiguration.assortmentShow(language, { alias: node.code })}
        tabIndex={-1}
        data-stop={stop}
        aria-current={node.code === currentAlias ? 'page' : undefined}
        onClick={closeMenu}
        onPointerEnter={point}
        onFocus={point}
      >
        {node.name}
      </Link>
    );
  };
  return (
    <div className="menu-subgroups" id="assortment-menu-group">
      <div className="row apart gap-16">
        <h2>{group.name}</h2>
        <Link
          to={routeConfiguration.assortmentShow(language, { alias: group.code })}
          tabIndex={-1}
          data-stop="all"
          aria-label={t('menu.showAllOf', { number, name: group.name })}
          aria-current={group.code === currentAlias ? 'page' : undefined}
          onClick={closeMenu}
          onPointerEnter={() => onPoint(null)}
          onFocus={() => onPoint(null)}
        >
          {t('menu.showAll', { number })}
        </Link>
      </div>
      <div className="stack gap-24 above-16 menu-columns">
        {group.children.map((subgroup) => (
          <section key={subgroup.id} data-stops="">
            <h3>{link(subgroup, 'subgroup', subgroup)}</h3>
            {subgroup.children.length > 0 && (
              <ul>
                {subgroup.children.map((item) => (
                  <li key={item.id}>{link(item, 'item', subgroup)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
