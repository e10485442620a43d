import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of what lies on the device, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "moment.facts": "Всё, что вы здесь пишете, хранится на этом устройстве, пока его не получит офис, с сетью и без неё.",
  "moment.opening": "Дневник открывается",
  "moment.newer": "Дневник здесь записала более новая версия приложения",
  "moment.newer.text": "Ничего не потеряно. Обновите страницу при наличии сети, чтобы загрузилась новая версия.",
  "moment.failed": "Дневник не удалось открыть",
  "moment.failed.text": "Браузер не дал хранилища. В приватном окне его нет: откройте дневник в обычном.",
  "moment.device": "На этом устройстве",
  "moment.onlyHere":
    "{count, plural, =0 {Нет ничего, что есть только на этом устройстве.} one {# осмотр есть только на этом устройстве.} few {# осмотра есть только на этом устройстве.} many {# осмотров есть только на этом устройстве.} other {# осмотра есть только на этом устройстве.}}",
  "moment.leave": "На этом устройстве есть неотправленное",
  "moment.leave.text":
    "Офис ещё не получил осмотров: {count, number}. Они останутся здесь после выхода и будут отправлены отсюда; взятые с собой обходы будут уничтожены.",
  "moment.send": "Отправить сейчас",
  "moment.saveAll": "Сохранить всё в файл",
  "moment.saveAll.failed": "Файл не удалось записать. Здесь ничего не потеряно.",
  "moment.others":
    "{count, plural, one {Здесь ждёт и # осмотр другого человека.} few {Здесь ждут и # осмотра других людей.} many {Здесь ждут и # осмотров других людей.} other {Здесь ждут и # осмотра других людей.}}",
  "moment.notPersistent":
    "Браузер может очистить это хранилище, если мало места или неделю сюда не заходили. {going, plural, =0 {Установите приложение.} other {Установите приложение или отправьте то, что здесь лежит.}}",
  "moment.littleRoom":
    "Осталось мало места: {megabytes} МБ. {going, plural, =0 {Освободите место} other {Отправьте то, что здесь лежит}}, прежде чем снимать ещё.",
  "moment.full":
    "На устройстве не осталось места, или оно недоступно: последнее изменение не сохранено. Освободите место и измените что-нибудь снова.",
  "moment.end.away": "Офис недоступен. Повторная попытка произойдёт сама.",
  "moment.end.elsewhere": "Отправляет другая вкладка.",
  "moment.end.unknown": "Офис не знает это устройство. Сохраните всё в файл и обратитесь к администратору.",
  "moment.standing.draft": "Черновик",
  "moment.standing.waits": "Только на этом устройстве",
  "moment.standing.partly": "Часть фото дошла",
  "moment.standing.received": "Получен офисом",
  "moment.standing.refused": "Не принят",
  "moment.refused": "Офис не принял: {why}",
  "moment.receipt": "Квитанция: {at}, {hash}. Здесь хранится до {until}.",
  "moment.photos": "фото: дошло {whole, number} из {all, number}",
  "moment.goOn": "Продолжить",
  "moment.dropPhoto": "Убрать {name}",
  "moment.discard": "Удалить осмотр",
  "moment.sent": "Что отправлено: {count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
  "moment.sent.visit": "осмотр",
  "moment.sent.photo": "фото",
  "moment.sent.receipt": "получено {at}, {hash}",
  "moment.sent.whole": "дошло целиком",
  "moment.sent.more":
    "{count, plural, one {Ещё # запись} few {Ещё # записи} other {Ещё # записей}}: в сохраняемом файле.",
  "moment.rounds": "Мои обходы",
  "moment.mayNot": "Обходы есть у тех, кто может записывать осмотры.",
  "moment.prepare":
    "Чтобы взять обход с собой, это устройство регистрируется на ваше имя, а обход на нём закрывается PIN-кодом. Выход уничтожает обход; написанное остаётся, пока его не получит офис.",
  "moment.prepare.do": "Подготовить устройство",
  "moment.deviceName": "Название устройства",
  "moment.deviceName.hint": "Чтобы отличать его от других и отключить, если оно потеряется.",
  "moment.pin": "PIN-код обхода",
  "moment.pin.choose": "Придумайте PIN-код",
  "moment.pin.hint":
    "Не меньше {digits, number} цифр. Если забудете PIN-код, его никто не подскажет: обход придётся взять заново.",
  "moment.pin.digits": "Введите не меньше {digits, number} цифр",
  "moment.pin.open": "Открыть обход",
  "moment.pin.wrong": "Неверный PIN-код",
  "moment.pin.wait": "Неверный PIN-код. Повторите через {seconds, number} с.",
  "moment.round.plots":
    "{areas, plural, one {# участок} few {# участка} many {# участков} other {# участка}}, осмотрено {visited, number}",
  "moment.round.take": "Взять с собой",
  "moment.round.taken":
    "взят с собой, {count, plural, one {# участок} few {# участка} many {# участков} other {# участка}}",
  "moment.round.none": "У вас пока нет обходов.",
  "moment.round.find": "Номер, адрес или кадастровый номер участка",
  "moment.round.more":
    "Ещё {count, plural, one {# участок} few {# участка} many {# участков} other {# участка}}: введите, что ищете.",
  "moment.round.renew": "Взять заново",
  "moment.round.make": "Составить обход",
  "moment.round.made": "Обход составлен",
  "moment.round.name": "Название обхода",
  "moment.round.place": "Махалля, участки которой нужно осмотреть",
  "moment.visit.ready": "Осмотр готов",
  "moment.visit.kept": "Осмотр сохранён здесь и будет отправлен, как только офис станет доступен",
  "moment.visit.gone": "Этого осмотра нет на этом устройстве",
  "moment.position.stop": "Этой точности достаточно",
  "moment.position.denied": "Браузер не разрешил узнать, где вы. Разрешите это в настройках сайта.",
  "moment.position.failed": "Не удалось определить, где вы. Выйдите на открытое место и попробуйте снова.",
  "moment.walk.stand": "Я стою на углу",
  "moment.walk.leave": "Уйти с угла",
  "moment.walk.undo": "Убрать последний угол",
  "moment.walk.corners":
    "{count, plural, =0 {Углов пока нет. Постойте неподвижно на каждом углу несколько секунд; экран должен гореть.} one {# угол.} few {# угла.} many {# углов.} other {# угла.}}",
  "moment.walk.fixes": "Здесь: положений {count, number}, ± {metres} м, отброшено {outliers, number}.",
  "moment.walk.area": "{area} м² ± {error} м². Это набросок: начерченная граница не меняется.",
  "moment.walk.closing": "Обход закончился в {metres} м от начала.",
  "moment.outline.by": "Как снимается граница",
  "moment.outline.chosen": "Сдаётся то, что выбрано здесь; другое хранится, пока осмотр остаётся черновиком.",
  "moment.outline.walk": "Обойти",
  "moment.outline.tap": "Отметить углы нажатием",
  "moment.outline.nothing": "Ни этот участок, ни соседние не начерчены.",
  "moment.tap.how":
    "Нажимайте углы один за другим; рядом с начерченным углом берётся он сам. Чтобы замкнуть, нажмите начало ещё раз. Чертёж сдвигается, если его потянуть. С клавиатуры: стрелки двигают крест, Enter ставит угол, + и − меняют масштаб.",
  "moment.tap.drawing": "Участки вокруг, север сверху, {metres} м в ширину",
  "moment.tap.nearer": "Ближе",
  "moment.tap.farther": "Дальше",
  "moment.tap.open": "Снова разомкнуть",
  "moment.tap.corners":
    "{count, plural, =0 {Углов ещё не отмечено.} one {Отмечен # угол.} few {Отмечено # угла.} many {Отмечено # углов.} other {Отмечено # угла.}}",
  "moment.tap.closed": "Граница замкнута.",
  "moment.tap.error":
    "± — это погрешность пальца в этом масштабе. Углы, взятые у соседних участков, верны настолько, насколько верно начерчены те, а этого здесь не узнать.",
};
